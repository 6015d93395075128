package io.avrodyne.benchmarks.workload.deep;

import io.avrodyne.benchmarks.workload.RandomValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Deep objects. */
public final class DeepData {

  private static final int MAX_ITEMS = 4;
  private static final int MAX_CHILDREN = 3;
  private static final int MAX_LEVELS = 8;

  private DeepData() {}

  /** Makes a deep object with random content. */
  public static DeepRecord deep(SplittableRandom random) {
    return new DeepRecord(
        list(random, rows -> list(rows, cells -> list(cells, RandomValues::integer))),
        map(random, rows -> map(rows, cells -> list(cells, RandomValues::longInteger))),
        tree(random, MAX_LEVELS));
  }

  private static <T> List<T> list(SplittableRandom random, Function<SplittableRandom, T> item) {
    return RandomValues.list(random, MAX_ITEMS, item);
  }

  private static <T> Map<String, T> map(
      SplittableRandom random, Function<SplittableRandom, T> value) {
    Map<String, T> map = new LinkedHashMap<>();
    for (String key : list(random, keys -> RandomValues.word(keys, 12))) {
      map.put(key, value.apply(random));
    }
    return map;
  }

  private static TreeRecord tree(SplittableRandom random, int levels) {
    int maxChildren = levels > 1 ? MAX_CHILDREN : 0;
    return new TreeRecord(
        RandomValues.word(random, 12),
        random.nextDouble(),
        RandomValues.list(random, maxChildren, below -> tree(below, levels - 1)));
  }
}
