package io.avrodyne.benchmarks.stores.actors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Threads that share the actors of a run.
 *
 * <p>They are not JMH's own threads, because JMH stops those after a time, while a run ends when
 * all actors have persisted all their events; and because the number of JMH's threads is an option
 * and not a parameter, so that results with 1, 8 and 32 could not stand in one report.
 */
final class Workers implements AutoCloseable {

  private final ExecutorService threads;
  private final List<Worker> workers = new ArrayList<>();

  /** Connects the workers, which time one in so many appends. */
  Workers(Journal<Object> journal, Load load, int count, int interval) throws Exception {
    for (int i = 0; i < count; i++) {
      workers.add(new Worker(load, journal.appender(), i, count, interval));
    }
    threads =
        Executors.newFixedThreadPool(
            count,
            task -> {
              Thread thread = new Thread(task, "worker");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Lets all actors persist all their events. */
  void run() throws Exception {
    for (Future<Worker> each : threads.invokeAll(workers)) {
      try {
        each.get();
      } catch (ExecutionException e) {
        throw new IllegalStateException("A worker fails: " + e.getCause(), e.getCause());
      }
    }
  }

  /** Returns the CPU time of the last run, in nanoseconds. */
  long cpu() {
    return workers.stream().mapToLong(Worker::cpu).sum();
  }

  /** Returns the nanoseconds within which this share of the last appends returned. */
  double latency(double share) {
    long[] sorted = workers.stream().map(Worker::latencies).flatMapToLong(Arrays::stream).toArray();
    Arrays.sort(sorted);
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(share * sorted.length) - 1];
  }

  @Override
  public void close() {
    threads.shutdownNow();
    workers.forEach(Worker::close);
  }
}
