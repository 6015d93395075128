package io.avrodyne.registry;

import java.util.concurrent.atomic.LongAdder;

/**
 * The counters of a {@link CachedRegistry}, for Micrometer's {@code FunctionCounter} or for a log.
 * All of them only grow.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class RegistryCounters {

  final LongAdder requests = new LongAdder();
  final LongAdder failures = new LongAdder();
  final LongAdder hits = new LongAdder();
  final LongAdder negativeHits = new LongAdder();
  final LongAdder misses = new LongAdder();
  final LongAdder rejections = new LongAdder();

  RegistryCounters() {}

  /** Returns the number of requests to the registry. */
  public long getRequests() {
    return requests.sum();
  }

  /** Returns the number of requests to the registry that failed. */
  public long getFailures() {
    return failures.sum();
  }

  /** Returns the number of calls answered from memory with a schema. */
  public long getHits() {
    return hits.sum();
  }

  /** Returns the number of calls answered from memory with the fact that there is no schema. */
  public long getNegativeHits() {
    return negativeHits.sum();
  }

  /** Returns the number of calls that could not be answered from memory. */
  public long getMisses() {
    return misses.sum();
  }

  /** Returns the number of calls that failed without a request, because one had just failed. */
  public long getRejections() {
    return rejections.sum();
  }

  @Override
  public String toString() {
    return String.format(
        "requests %s, failures %s, hits %s, negative hits %s, misses %s, rejections %s",
        requests, failures, hits, negativeHits, misses, rejections);
  }
}
