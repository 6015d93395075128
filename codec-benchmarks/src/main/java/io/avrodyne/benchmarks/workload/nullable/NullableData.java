package io.avrodyne.benchmarks.workload.nullable;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.Sample;

/** Objects with 40 fields, each of which is null with probability one half. */
public final class NullableData {

  private NullableData() {}

  /** Makes the records. */
  public static Sample records() {
    return RandomSample.of(
        new Model<>(NullableRecord.class, NullableRecordAvroCodec.INSTANCE),
        NullableRecord::random);
  }

  /** Makes the beans. */
  public static Sample beans() {
    return RandomSample.of(
        new Model<>(NullableBean.class, NullableBeanAvroCodec.INSTANCE), NullableBean::random);
  }
}
