package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.SplittableRandom;

/** The envelopes, as records or as beans with the same content. */
public final class UnionData {

  private static final int MAX_HISTORY = 8;

  private UnionData() {}

  /** Makes the records. */
  public static Sample records() {
    return RandomSample.of(UnionRecord.class, UnionData::envelope);
  }

  /** Makes the beans. */
  public static Sample beans() {
    return RandomSample.beans(UnionBean.class, UnionData::envelope);
  }

  private static UnionRecord envelope(SplittableRandom random) {
    return new UnionRecord(
        random.nextLong(1L << 40),
        RandomEvents.next(random),
        random.nextBoolean() ? RandomEvents.next(random) : null,
        RandomValues.list(random, MAX_HISTORY, RandomEvents::next),
        random.nextInt(4) == 0 ? RandomValues.word(random, 40) : null);
  }
}
