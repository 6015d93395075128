package io.avrodyne.benchmarks.stores.actors;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.Callable;

/**
 * A worker with a connection of its own, which takes the commands of its actors in turn. So each
 * actor has at most one event in flight.
 */
final class Worker implements Callable<Worker>, AutoCloseable {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Load load;
  private final Journal.Appender<Object> appender;
  private final int first;
  private final int step;
  private final int interval;
  private final long[] latencies;
  private int timed;
  private long cpu;

  /**
   * Creates one.
   *
   * @param first the position of its first actor
   * @param step the distance to its next one
   * @param interval how many appends there are for each one that is timed
   */
  Worker(Load load, Journal.Appender<Object> appender, int first, int step, int interval) {
    this.load = load;
    this.appender = appender;
    this.first = first;
    this.step = step;
    this.interval = interval;
    latencies = new long[load.events() / interval + 1];
  }

  @Override
  public Worker call() throws Exception {
    timed = 0;
    long start = THREADS.getCurrentThreadCpuTime();
    int untimed = 0;
    for (int number = 1; number <= Load.EVENTS; number++) {
      for (int actor = first; actor < load.actors().size(); actor += step) {
        if (++untimed < interval) {
          append(actor, number);
        } else {
          untimed = 0;
          long before = System.nanoTime();
          append(actor, number);
          latencies[timed++] = System.nanoTime() - before;
        }
      }
    }
    cpu = THREADS.getCurrentThreadCpuTime() - start;
    return this;
  }

  private void append(int actor, int number) throws Exception {
    appender.append(load.actors().get(actor), number, load.event(actor, number));
  }

  /** Returns the nanoseconds of the appends that were timed in the last run. */
  long[] latencies() {
    return Arrays.copyOf(latencies, timed);
  }

  /** Returns the CPU time of the last run, in nanoseconds. */
  long cpu() {
    return cpu;
  }

  @Override
  public void close() {
    appender.close();
  }
}
