package io.avrodyne.benchmarks.workload.wide;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.Sample;

/** Objects with many fields. */
public final class WideData {

  private WideData() {}

  /** Makes records of 20 fields. */
  public static Sample records20() {
    return RandomSample.of(
        new Model<>(Wide20Record.class, Wide20RecordAvroCodec.INSTANCE), Wide20Record::random);
  }

  /** Makes beans of 20 fields. */
  public static Sample beans20() {
    return RandomSample.of(
        new Model<>(Wide20Bean.class, Wide20BeanAvroCodec.INSTANCE), Wide20Bean::random);
  }

  /** Makes records of 100 fields. */
  public static Sample records100() {
    return RandomSample.of(
        new Model<>(Wide100Record.class, Wide100RecordAvroCodec.INSTANCE), Wide100Record::random);
  }

  /** Makes beans of 100 fields. */
  public static Sample beans100() {
    return RandomSample.of(
        new Model<>(Wide100Bean.class, Wide100BeanAvroCodec.INSTANCE), Wide100Bean::random);
  }

  /** Makes records of 250 fields. */
  public static Sample records250() {
    return RandomSample.of(
        new Model<>(Wide250Record.class, Wide250RecordAvroCodec.INSTANCE), Wide250Record::random);
  }

  /** Makes beans of 250 fields. */
  public static Sample beans250() {
    return RandomSample.of(
        new Model<>(Wide250Bean.class, Wide250BeanAvroCodec.INSTANCE), Wide250Bean::random);
  }

  /** Makes beans of 1,000 fields. */
  public static Sample beans1000() {
    return RandomSample.of(
        new Model<>(Wide1000Bean.class, Wide1000BeanAvroCodec.INSTANCE), Wide1000Bean::random);
  }
}
