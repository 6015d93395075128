package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.objects.Sizes;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A coding of events in one format, for one thread. */
final class EventCoding {

  private static final int SERIALIZER = 1_000;

  private final Sample sample;
  private final List<Contender<Object, Object>> contenders;
  private final Optional<Contender<Envelope, Envelope>> envelopes;
  private final String writer;

  /**
   * Creates one.
   *
   * @param envelopes the contender for envelopes; empty if the encoded events are stored alone
   * @param writer the UUID of the program that writes
   */
  EventCoding(
      Format format,
      Sample sample,
      Optional<Contender<Envelope, Envelope>> envelopes,
      String writer) {
    this.sample = sample;
    this.envelopes = envelopes;
    this.writer = writer;
    contenders = Sizes.contenders(format, sample);
  }

  /** Returns what is stored of an event. */
  byte[] encode(String actor, long number, Object event) throws IOException {
    int model = sample.modelOf(event);
    byte[] payload = payload(model, event);
    if (envelopes.isEmpty()) {
      return payload;
    }
    Envelope envelope = new Envelope();
    envelope.setPersistenceId(actor);
    envelope.setSequenceNr(number);
    envelope.setWriter(writer);
    envelope.setSerializerId(SERIALIZER);
    envelope.setManifest(sample.models().get(model).type().getName());
    envelope.setPayload(payload);
    envelopes.get().write(envelope);
    return envelopes.get().written();
  }

  /** Returns the encoded event alone. */
  byte[] payload(Object event) throws IOException {
    return payload(sample.modelOf(event), event);
  }

  private byte[] payload(int model, Object event) throws IOException {
    Contender<Object, Object> contender = contenders.get(model);
    contender.write(contender.prepare(event));
    return contender.written();
  }

  /** Returns the event of which this was stored. */
  Object decode(byte[] stored) throws IOException {
    if (envelopes.isEmpty()) {
      return read(contenders.get(0), stored);
    }
    Envelope envelope = read(envelopes.get(), stored);
    for (int i = 0; i < contenders.size(); i++) {
      if (sample.models().get(i).type().getName().equals(envelope.getManifest())) {
        return read(contenders.get(i), envelope.getPayload());
      }
    }
    throw new IOException("An event of the unknown class " + envelope.getManifest());
  }

  private static <T, N> T read(Contender<T, N> contender, byte[] bytes) throws IOException {
    return contender.restore(contender.read(bytes, 0, bytes.length));
  }
}
