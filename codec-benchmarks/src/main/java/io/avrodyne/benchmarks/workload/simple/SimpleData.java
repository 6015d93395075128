package io.avrodyne.benchmarks.workload.simple;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Random records of simple types. Both forms have the same values, none of which is null. */
public final class SimpleData {

  private static final long SEED = 42;
  private static final int COUNT = 64;
  private static final int RECORDS = 25;
  private static final int TEXT_LENGTH = 25;
  private static final int BYTES = 50;

  private SimpleData() {}

  /** Returns the form without nullable fields. */
  public static Sample sample() {
    return Sample.of(
        new Model<>(SimpleRecords.class, SimpleRecordsAvroCodec.INSTANCE),
        roots(Function.identity()));
  }

  /** Returns the form with nullable fields. */
  public static Sample nullableSample() {
    return Sample.of(
        new Model<>(NullableSimpleRecords.class, NullableSimpleRecordsAvroCodec.INSTANCE),
        roots(SimpleData::nullable));
  }

  private static <R> List<R> roots(Function<SimpleRecords, R> form) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<R> roots = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      roots.add(form.apply(root(random)));
    }
    return roots;
  }

  private static SimpleRecords root(SplittableRandom random) {
    List<SimpleRecord> data = new ArrayList<>();
    for (int i = 0; i < RECORDS; i++) {
      data.add(record(random));
    }
    SimpleRecords root = new SimpleRecords();
    root.setData(data);
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

  private static NullableSimpleRecords nullable(SimpleRecords plain) {
    NullableSimpleRecords root = new NullableSimpleRecords();
    List<NullableSimpleRecord> data = new ArrayList<>();
    plain.getData().forEach(each -> data.add(nullable(each)));
    root.setData(data);
    return root;
  }

  private static NullableSimpleRecord nullable(SimpleRecord plain) {
    NullableSimpleRecord simple = new NullableSimpleRecord();
    simple.setBool(plain.getBool());
    simple.setByteValue(plain.getByteValue());
    simple.setShortValue(plain.getShortValue());
    simple.setIntValue(plain.getIntValue());
    simple.setLongValue(plain.getLongValue());
    simple.setFloatValue(plain.getFloatValue());
    simple.setDoubleValue(plain.getDoubleValue());
    simple.setString(plain.getString());
    simple.setBytes(plain.getBytes());
    return simple;
  }
}
