package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.benchmarks.workload.Beans;
import io.avrodyne.benchmarks.workload.RandomSample;
import io.avrodyne.benchmarks.workload.RandomValues;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A million random values in one object, the same ones in an array and in a list: integers of all
 * sizes, and fractions from 0 to 1. There are only four objects of a kind, because each takes
 * megabytes.
 */
public final class Million {

  static final int LENGTH = 1_000_000;

  private static final int OBJECTS = 4;

  private Million() {}

  /** Makes beans with values. */
  public static <T, V> Sample sample(
      Size size, Class<T> type, BiFunction<SplittableRandom, Integer, V> values) {
    return RandomSample.of(
        type,
        OBJECTS,
        random -> Beans.of(type, new Values<>(values.apply(random, size.of(LENGTH)))));
  }

  /** The content of a bean. */
  public record Values<V>(V values) {}

  /** Returns an array of {@code boolean}. */
  public static boolean[] booleanArrays(SplittableRandom random, int length) {
    boolean[] values = new boolean[length];
    for (int i = 0; i < length; i++) {
      values[i] = random.nextBoolean();
    }
    return values;
  }

  /** Returns an array of {@code float}. */
  public static float[] floatArrays(SplittableRandom random, int length) {
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = random.nextFloat();
    }
    return values;
  }

  /** Returns an array of {@code byte}. */
  public static byte[] byteArrays(SplittableRandom random, int length) {
    byte[] values = new byte[length];
    random.nextBytes(values);
    return values;
  }

  /** Returns an array of {@code int}. */
  public static int[] intArrays(SplittableRandom random, int length) {
    return IntStream.generate(() -> RandomValues.integer(random)).limit(length).toArray();
  }

  /** Returns an array of {@code long}. */
  public static long[] longArrays(SplittableRandom random, int length) {
    return LongStream.generate(() -> RandomValues.longInteger(random)).limit(length).toArray();
  }

  /** Returns an array of {@code double}. */
  public static double[] doubleArrays(SplittableRandom random, int length) {
    return DoubleStream.generate(random::nextDouble).limit(length).toArray();
  }

  /** Returns a list of {@code boolean}. */
  public static List<Boolean> booleanLists(SplittableRandom random, int length) {
    return list(random::nextBoolean, length);
  }

  /** Returns a list of {@code int}. */
  public static List<Integer> intLists(SplittableRandom random, int length) {
    return list(() -> RandomValues.integer(random), length);
  }

  /** Returns a list of {@code long}. */
  public static List<Long> longLists(SplittableRandom random, int length) {
    return list(() -> RandomValues.longInteger(random), length);
  }

  /** Returns a list of {@code float}. */
  public static List<Float> floatLists(SplittableRandom random, int length) {
    return list(random::nextFloat, length);
  }

  /** Returns a list of {@code double}. */
  public static List<Double> doubleLists(SplittableRandom random, int length) {
    return list(random::nextDouble, length);
  }

  private static <T> List<T> list(Supplier<T> value, int length) {
    List<T> list = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      list.add(value.get());
    }
    return list;
  }
}
