package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.benchmarks.workload.Beans;
import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import java.util.SplittableRandom;
import java.util.function.BiFunction;

/**
 * A million values in one object, the same ones in an array and in a list. There are only four
 * objects of a kind, because each takes megabytes.
 */
public final class NumbersData {

  private static final int OBJECTS = 4;

  private NumbersData() {}

  /** Makes arrays of {@code boolean}. */
  public static Sample booleanArrays(Size size) {
    return sample(size, BooleanArrayBean.class, Million::booleanArrays);
  }

  /** Makes lists of {@code boolean}. */
  public static Sample booleanLists(Size size) {
    return sample(size, BooleanListBean.class, Million::booleanLists);
  }

  /** Makes arrays of {@code byte}. */
  public static Sample byteArrays(Size size) {
    return sample(size, ByteArrayBean.class, Million::byteArrays);
  }

  /** Makes arrays of {@code int}. */
  public static Sample intArrays(Size size) {
    return sample(size, IntArrayBean.class, Million::intArrays);
  }

  /** Makes lists of {@code int}. */
  public static Sample intLists(Size size) {
    return sample(size, IntListBean.class, Million::intLists);
  }

  /** Makes arrays of {@code long}. */
  public static Sample longArrays(Size size) {
    return sample(size, LongArrayBean.class, Million::longArrays);
  }

  /** Makes lists of {@code long}. */
  public static Sample longLists(Size size) {
    return sample(size, LongListBean.class, Million::longLists);
  }

  /** Makes arrays of {@code float}. */
  public static Sample floatArrays(Size size) {
    return sample(size, FloatArrayBean.class, Million::floatArrays);
  }

  /** Makes lists of {@code float}. */
  public static Sample floatLists(Size size) {
    return sample(size, FloatListBean.class, Million::floatLists);
  }

  /** Makes arrays of {@code double}. */
  public static Sample doubleArrays(Size size) {
    return sample(size, DoubleArrayBean.class, Million::doubleArrays);
  }

  /** Makes lists of {@code double}. */
  public static Sample doubleLists(Size size) {
    return sample(size, DoubleListBean.class, Million::doubleLists);
  }

  private static <T, V> Sample sample(
      Size size, Class<T> type, BiFunction<SplittableRandom, Integer, V> values) {
    return RandomSample.of(
        type,
        OBJECTS,
        random -> Beans.of(type, new Values<>(values.apply(random, size.of(Million.LENGTH)))));
  }

  /** The content of a bean. */
  public record Values<V>(V values) {}
}
