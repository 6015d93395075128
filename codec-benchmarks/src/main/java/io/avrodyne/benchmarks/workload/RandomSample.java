package io.avrodyne.benchmarks.workload;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;

/** A maker of samples from random numbers, which are the same in every run. */
public final class RandomSample {

  private static final int COUNT = 256;
  private static final long SEED = 42;

  private RandomSample() {}

  /** Makes a sample of different objects. */
  public static <T> Sample of(Class<T> type, Function<SplittableRandom, T> maker) {
    return of(type, COUNT, maker);
  }

  /** Makes a sample of beans with the content of different records. */
  public static <T> Sample beans(
      Class<T> type, Function<SplittableRandom, ? extends Record> maker) {
    return of(type, random -> Beans.of(type, maker.apply(random)));
  }

  /** Makes a sample of as many objects as asked for. */
  public static <T> Sample of(Class<T> type, int count, Function<SplittableRandom, T> maker) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<T> objects = Stream.generate(() -> maker.apply(random)).limit(count).toList();
    return Sample.of(Model.of(type), objects);
  }
}
