package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.benchmarks.workload.RandomValues;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A million random values: integers of all sizes, and fractions from 0 to 1. */
final class Million {

  static final int LENGTH = 1_000_000;

  private Million() {}

  static boolean[] booleanArrays(SplittableRandom random, int length) {
    boolean[] values = new boolean[length];
    for (int i = 0; i < length; i++) {
      values[i] = random.nextBoolean();
    }
    return values;
  }

  static float[] floatArrays(SplittableRandom random, int length) {
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = random.nextFloat();
    }
    return values;
  }

  static byte[] byteArrays(SplittableRandom random, int length) {
    byte[] values = new byte[length];
    random.nextBytes(values);
    return values;
  }

  static int[] intArrays(SplittableRandom random, int length) {
    return IntStream.generate(() -> RandomValues.integer(random)).limit(length).toArray();
  }

  static long[] longArrays(SplittableRandom random, int length) {
    return LongStream.generate(() -> RandomValues.longInteger(random)).limit(length).toArray();
  }

  static double[] doubleArrays(SplittableRandom random, int length) {
    return DoubleStream.generate(random::nextDouble).limit(length).toArray();
  }

  static List<Boolean> booleanLists(SplittableRandom random, int length) {
    return list(random::nextBoolean, length);
  }

  static List<Integer> intLists(SplittableRandom random, int length) {
    return list(() -> RandomValues.integer(random), length);
  }

  static List<Long> longLists(SplittableRandom random, int length) {
    return list(() -> RandomValues.longInteger(random), length);
  }

  static List<Float> floatLists(SplittableRandom random, int length) {
    return list(random::nextFloat, length);
  }

  static List<Double> doubleLists(SplittableRandom random, int length) {
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
