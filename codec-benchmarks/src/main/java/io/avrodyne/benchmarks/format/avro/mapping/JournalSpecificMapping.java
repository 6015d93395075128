package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.journal.EnvelopeDatum;
import io.avrodyne.benchmarks.specific.journal.ValueStoredDatum;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import io.avrodyne.benchmarks.workload.journal.ValueStored;
import java.nio.ByteBuffer;

/** What actors persist, as the classes that Avro generates. */
final class JournalSpecificMapping {

  private JournalSpecificMapping() {}

  /** The published event. */
  static final class Values implements RecordMapping<ValueStored, ValueStoredDatum> {

    @Override
    public ValueStoredDatum toRecord(ValueStored value) {
      return new ValueStoredDatum(value.value());
    }

    @Override
    public ValueStored toObject(ValueStoredDatum datum) {
      return new ValueStored(datum.getValue());
    }
  }

  /** The envelope. */
  static final class Envelopes implements RecordMapping<Envelope, EnvelopeDatum> {

    @Override
    public EnvelopeDatum toRecord(Envelope value) {
      return new EnvelopeDatum(
          value.getPersistenceId(),
          value.getSequenceNr(),
          value.getWriter(),
          value.getSerializerId(),
          value.getManifest(),
          ByteBuffer.wrap(value.getPayload()));
    }

    @Override
    public Envelope toObject(EnvelopeDatum datum) {
      Envelope value = new Envelope();
      value.setPersistenceId(datum.getPersistenceId());
      value.setSequenceNr(datum.getSequenceNr());
      value.setWriter(datum.getWriter());
      value.setSerializerId(datum.getSerializerId());
      value.setManifest(datum.getManifest());
      ByteBuffer payload = datum.getPayload();
      byte[] bytes = new byte[payload.remaining()];
      payload.duplicate().get(bytes);
      value.setPayload(bytes);
      return value;
    }
  }
}
