package io.avrodyne.benchmarks.workload.simple;

import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.SplittableRandom;

/** Random records of simple types, none of which is null. */
public final class SimpleData {

  private static final int COUNT = 64;
  private static final int RECORDS = 25;
  private static final int TEXT_LENGTH = 25;
  private static final int BYTES = 50;

  private SimpleData() {}

  /** Makes the records. */
  public static Sample sample() {
    return RandomSample.of(SimpleRecords.class, COUNT, SimpleData::root);
  }

  private static SimpleRecords root(SplittableRandom random) {
    SimpleRecords root = new SimpleRecords();
    root.setData(RandomValues.listOf(random, RECORDS, SimpleData::record));
    return root;
  }

  private static SimpleRecord record(SplittableRandom random) {
    SimpleRecord simple = new SimpleRecord();
    simple.setBool(random.nextBoolean());
    simple.setByteValue((byte) random.nextInt(Byte.MIN_VALUE, Byte.MAX_VALUE));
    simple.setShortValue((short) random.nextInt(Short.MIN_VALUE, Short.MAX_VALUE));
    simple.setIntValue(random.nextInt());
    simple.setLongValue(random.nextLong());
    simple.setFloatValue(random.nextFloat());
    simple.setDoubleValue(random.nextDouble());
    simple.setString(new RandomText(random).alphanumerics(TEXT_LENGTH));
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    simple.setBytes(bytes);
    return simple;
  }
}
