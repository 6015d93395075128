package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.benchmarks.workload.Beans;
import io.avrodyne.benchmarks.workload.Model;
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
    return RandomSample.of(
        new Model<>(UnionRecord.class, UnionRecordAvroCodec.INSTANCE), UnionData::envelope);
  }

  /** Makes the beans. */
  public static Sample beans() {
    return RandomSample.of(
        new Model<>(UnionBean.class, UnionBeanAvroCodec.INSTANCE),
        random -> Beans.of(UnionBean.class, envelope(random)));
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
