package io.avrodyne.benchmarks.stores.actors;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The CPU time and the sizes of encoding the events of a run. It is measured apart from the run,
 * because reading a clock takes about as long as encoding a small event.
 *
 * @param nanos the CPU time of one event
 * @param payload the mean size of an encoded event
 * @param stored the mean size of what is stored of it
 */
record CodecCost(double nanos, double payload, double stored) {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int ACTORS = 200;

  /** The fastest of a few passes counts, after which the code is compiled. */
  private static final int PASSES = 4;

  /** What encodes the event of an actor. */
  interface Encoder {
    byte[] encode(String actor, long number, Object event) throws IOException;
  }

  static CodecCost of(EventCoding coding, Load load) throws IOException {
    CodecCost cost = of(coding::encode, load);
    Load some = some(load);
    long payload = encode((actor, number, event) -> coding.payload(event), some);
    return new CodecCost(cost.nanos, (double) payload / some.events(), cost.stored);
  }

  /** Returns the cost where the encoded event is all that is stored. */
  static CodecCost of(Encoder coding, Load load) throws IOException {
    Load some = some(load);
    double size = (double) encode(coding, some) / some.events();
    long nanos = Long.MAX_VALUE;
    for (int pass = 0; pass < PASSES; pass++) {
      long start = THREADS.getCurrentThreadCpuTime();
      encode(coding, some);
      nanos = Math.min(nanos, THREADS.getCurrentThreadCpuTime() - start);
    }
    return new CodecCost((double) nanos / some.events(), size, size);
  }

  /** Returns a load with some of the actors. */
  private static Load some(Load load) {
    int actors = Math.min(ACTORS, load.actors().size());
    return new Load(load.sample(), load.actors().subList(0, actors));
  }

  private static long encode(Encoder coding, Load load) throws IOException {
    long bytes = 0;
    for (int number = 1; number <= Load.EVENTS; number++) {
      for (int actor = 0; actor < load.actors().size(); actor++) {
        bytes += coding.encode(load.actors().get(actor), number, load.event(actor, number)).length;
      }
    }
    return bytes;
  }
}
