package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import com.google.protobuf.UnsafeByteOperations;
import io.avrodyne.benchmarks.proto.journal.EnvelopeMessage;
import io.avrodyne.benchmarks.proto.journal.ValueStoredMessage;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import io.avrodyne.benchmarks.workload.journal.ValueStored;

/** What actors persist. */
final class JournalMessages {

  private JournalMessages() {}

  static void addTo(MappingsByClass mappings) {
    mappings.add(ValueStored.class, new Values());
    mappings.add(Envelope.class, new Envelopes());
  }

  private static final class Values implements MessageMapping<ValueStored, ValueStoredMessage> {

    @Override
    public ValueStoredMessage toMessage(ValueStored value) {
      return ValueStoredMessage.newBuilder().setValue(value.value()).build();
    }

    @Override
    public ValueStored toObject(ValueStoredMessage message) {
      return new ValueStored(message.getValue());
    }

    @Override
    public Parser<ValueStoredMessage> parser() {
      return ValueStoredMessage.parser();
    }
  }

  private static final class Envelopes implements MessageMapping<Envelope, EnvelopeMessage> {

    @Override
    public EnvelopeMessage toMessage(Envelope value) {
      return EnvelopeMessage.newBuilder()
          .setPersistenceId(value.getPersistenceId())
          .setSequenceNr(value.getSequenceNr())
          .setWriter(value.getWriter())
          .setSerializerId(value.getSerializerId())
          .setManifest(value.getManifest())
          .setPayload(UnsafeByteOperations.unsafeWrap(value.getPayload()))
          .build();
    }

    @Override
    public Envelope toObject(EnvelopeMessage message) {
      Envelope value = new Envelope();
      value.setPersistenceId(message.getPersistenceId());
      value.setSequenceNr(message.getSequenceNr());
      value.setWriter(message.getWriter());
      value.setSerializerId(message.getSerializerId());
      value.setManifest(message.getManifest());
      value.setPayload(message.getPayload().toByteArray());
      return value;
    }

    @Override
    public Parser<EnvelopeMessage> parser() {
      return EnvelopeMessage.parser();
    }
  }
}
