package io.avrodyne.benchmarks.workload.deep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The objects are as deep as the workload's sentence says, and not too large. */
class DeepDataTest {

  private final List<DeepRecord> objects =
      Workload.DEEP_RECORD.sample(Size.FULL).objects().stream()
          .map(DeepRecord.class::cast)
          .toList();

  @Test
  void hasTreesOfOneToEightLevels() {
    List<Integer> levels = objects.stream().map(each -> levels(each.tree())).distinct().toList();
    assertTrue(levels.contains(1) && levels.contains(8), levels::toString);
    assertTrue(levels.stream().allMatch(each -> each <= 8), levels::toString);
  }

  @Test
  void hasListsInListsAndMapsInMaps() {
    assertEquals(
        List.of(0, 1, 2, 3, 4),
        objects.stream()
            .flatMap(each -> each.cube().stream())
            .map(List::size)
            .distinct()
            .sorted()
            .toList());
    assertTrue(
        objects.stream()
            .flatMap(each -> each.index().values().stream())
            .flatMap(inner -> inner.values().stream())
            .anyMatch(values -> values.size() == 4));
  }

  private static int levels(TreeRecord tree) {
    return 1 + tree.children().stream().mapToInt(DeepDataTest::levels).max().orElse(0);
  }
}
