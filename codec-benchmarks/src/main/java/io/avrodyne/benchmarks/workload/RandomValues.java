package io.avrodyne.benchmarks.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Random values that several workloads use. */
public final class RandomValues {

  private RandomValues() {}

  /** Returns 1 to {@code max} lower-case ASCII letters. */
  public static String word(SplittableRandom random, int max) {
    int length = random.nextInt(1, max + 1);
    StringBuilder word = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      word.append((char) random.nextInt('a', 'z' + 1));
    }
    return word.toString();
  }

  /** Returns an {@code int} of either sign, whose size in bits is uniform. */
  public static int integer(SplittableRandom random) {
    return random.nextInt() >> random.nextInt(Integer.SIZE);
  }

  /** Returns a {@code long} of either sign, whose size in bits is uniform. */
  public static long longInteger(SplittableRandom random) {
    return random.nextLong() >> random.nextInt(Long.SIZE);
  }

  /** Returns an {@link ArrayList} of 0 to {@code max} items. */
  public static <T> List<T> list(
      SplittableRandom random, int max, Function<SplittableRandom, T> item) {
    int size = random.nextInt(max + 1);
    List<T> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(item.apply(random));
    }
    return list;
  }
}
