package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.workload.journal.Envelope;
import java.io.IOException;

/** A coding of envelopes, for one thread. */
interface EnvelopeCoding {

  byte[] encode(Envelope envelope) throws IOException;

  Envelope decode(byte[] bytes) throws IOException;
}
