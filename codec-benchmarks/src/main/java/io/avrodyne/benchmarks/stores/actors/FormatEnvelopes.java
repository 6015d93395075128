package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.workload.journal.Envelope;
import io.avrodyne.benchmarks.workload.journal.JournalModels;
import java.io.IOException;

/** Envelopes in the format of the events. */
final class FormatEnvelopes implements EnvelopeCoding {

  private final Contender<Envelope, Object> contender;

  @SuppressWarnings("unchecked") // On the track of objects, it takes envelopes themselves.
  FormatEnvelopes(Format format) throws IOException {
    contender = (Contender<Envelope, Object>) format.contender(JournalModels.envelope());
  }

  @Override
  public byte[] encode(Envelope envelope) throws IOException {
    contender.write(envelope);
    return contender.written();
  }

  @Override
  public Envelope decode(byte[] bytes) throws IOException {
    return contender.restore(contender.read(bytes, 0, bytes.length));
  }
}
