package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.runtime.AvroCodec;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * A million values in one object, the same ones in an array and in a list. There are only four
 * objects of a kind, because each takes megabytes.
 */
public final class NumbersData {

  private static final int OBJECTS = 4;

  private NumbersData() {}

  /** Makes arrays of {@code boolean}. */
  public static Sample booleanArrays(Size size) {
    return sample(
        size,
        BooleanArrayBean.class,
        BooleanArrayBeanAvroCodec.INSTANCE,
        BooleanArrayBean::new,
        BooleanArrayBean::setValues,
        Million::booleanArrays);
  }

  /** Makes lists of {@code boolean}. */
  public static Sample booleanLists(Size size) {
    return sample(
        size,
        BooleanListBean.class,
        BooleanListBeanAvroCodec.INSTANCE,
        BooleanListBean::new,
        BooleanListBean::setValues,
        Million::booleanLists);
  }

  /** Makes arrays of {@code byte}. */
  public static Sample byteArrays(Size size) {
    return sample(
        size,
        ByteArrayBean.class,
        ByteArrayBeanAvroCodec.INSTANCE,
        ByteArrayBean::new,
        ByteArrayBean::setValues,
        Million::byteArrays);
  }

  /** Makes arrays of {@code int}. */
  public static Sample intArrays(Size size) {
    return sample(
        size,
        IntArrayBean.class,
        IntArrayBeanAvroCodec.INSTANCE,
        IntArrayBean::new,
        IntArrayBean::setValues,
        Million::intArrays);
  }

  /** Makes lists of {@code int}. */
  public static Sample intLists(Size size) {
    return sample(
        size,
        IntListBean.class,
        IntListBeanAvroCodec.INSTANCE,
        IntListBean::new,
        IntListBean::setValues,
        Million::intLists);
  }

  /** Makes arrays of {@code long}. */
  public static Sample longArrays(Size size) {
    return sample(
        size,
        LongArrayBean.class,
        LongArrayBeanAvroCodec.INSTANCE,
        LongArrayBean::new,
        LongArrayBean::setValues,
        Million::longArrays);
  }

  /** Makes lists of {@code long}. */
  public static Sample longLists(Size size) {
    return sample(
        size,
        LongListBean.class,
        LongListBeanAvroCodec.INSTANCE,
        LongListBean::new,
        LongListBean::setValues,
        Million::longLists);
  }

  /** Makes arrays of {@code float}. */
  public static Sample floatArrays(Size size) {
    return sample(
        size,
        FloatArrayBean.class,
        FloatArrayBeanAvroCodec.INSTANCE,
        FloatArrayBean::new,
        FloatArrayBean::setValues,
        Million::floatArrays);
  }

  /** Makes lists of {@code float}. */
  public static Sample floatLists(Size size) {
    return sample(
        size,
        FloatListBean.class,
        FloatListBeanAvroCodec.INSTANCE,
        FloatListBean::new,
        FloatListBean::setValues,
        Million::floatLists);
  }

  /** Makes arrays of {@code double}. */
  public static Sample doubleArrays(Size size) {
    return sample(
        size,
        DoubleArrayBean.class,
        DoubleArrayBeanAvroCodec.INSTANCE,
        DoubleArrayBean::new,
        DoubleArrayBean::setValues,
        Million::doubleArrays);
  }

  /** Makes lists of {@code double}. */
  public static Sample doubleLists(Size size) {
    return sample(
        size,
        DoubleListBean.class,
        DoubleListBeanAvroCodec.INSTANCE,
        DoubleListBean::new,
        DoubleListBean::setValues,
        Million::doubleLists);
  }

  private static <T, V> Sample sample(
      Size size,
      Class<T> type,
      AvroCodec<T> codec,
      Supplier<T> constructor,
      BiConsumer<T, V> setter,
      BiFunction<SplittableRandom, Integer, V> values) {
    return RandomSample.of(
        new Model<>(type, codec),
        OBJECTS,
        random -> {
          T bean = constructor.get();
          setter.accept(bean, values.apply(random, size.of(Million.LENGTH)));
          return bean;
        });
  }
}
