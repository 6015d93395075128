package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.benchmarks.workload.RandomValues;
import java.util.SplittableRandom;

/** The envelopes. */
public final class UnionData {

  private static final int MAX_HISTORY = 8;

  private UnionData() {}

  /** Makes an envelope with random content. */
  public static UnionRecord envelope(SplittableRandom random) {
    return new UnionRecord(
        random.nextLong(1L << 40),
        RandomEvents.next(random),
        random.nextBoolean() ? RandomEvents.next(random) : null,
        RandomValues.list(random, MAX_HISTORY, RandomEvents::next),
        random.nextInt(4) == 0 ? RandomValues.word(random, 40) : null);
  }
}
