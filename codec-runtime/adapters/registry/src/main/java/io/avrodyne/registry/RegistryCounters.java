package io.avrodyne.registry;

import java.util.concurrent.atomic.LongAdder;

/**
 * The counters of a {@link CachedRegistry}, for JMX, for Micrometer's {@code FunctionCounter}, or
 * for a log.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class RegistryCounters implements RegistryCountersMXBean {

  final LongAdder requests = new LongAdder();
  final LongAdder failures = new LongAdder();
  final LongAdder hits = new LongAdder();
  final LongAdder negativeHits = new LongAdder();
  final LongAdder misses = new LongAdder();
  final LongAdder rejections = new LongAdder();

  RegistryCounters() {}

  @Override
  public long getRequests() {
    return requests.sum();
  }

  @Override
  public long getFailures() {
    return failures.sum();
  }

  @Override
  public long getHits() {
    return hits.sum();
  }

  @Override
  public long getNegativeHits() {
    return negativeHits.sum();
  }

  @Override
  public long getMisses() {
    return misses.sum();
  }

  @Override
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
