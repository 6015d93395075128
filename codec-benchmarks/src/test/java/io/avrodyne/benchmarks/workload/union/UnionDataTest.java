package io.avrodyne.benchmarks.workload.union;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.benchmarks.workload.union.EventRecord.PageViewed;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The events are of all classes, in skewed shares. */
class UnionDataTest {

  private final List<UnionRecord> envelopes =
      Workload.UNION_RECORD.sample(Size.FULL).objects().stream()
          .map(UnionRecord.class::cast)
          .toList();

  @Test
  void isSkewedOverTwelveClasses() {
    Map<Class<?>, Long> counts =
        envelopes.stream()
            .flatMap(each -> Stream.concat(Stream.of(each.event()), each.history().stream()))
            .collect(Collectors.groupingBy(Object::getClass, Collectors.counting()));
    double events = counts.values().stream().mapToLong(Long::longValue).sum();
    assertEquals(12, counts.size());
    assertEquals(0.4, counts.getOrDefault(PageViewed.class, 0L) / events, 0.04);
    assertTrue(counts.values().stream().anyMatch(each -> each / events < 0.02));
  }

  @Test
  void hasNullsAndValues() {
    assertEquals(0.5, share(each -> each.cause() == null), 0.1);
    assertEquals(0.75, share(each -> each.note() == null), 0.1);
  }

  @Test
  void hasListsOfAllSizes() {
    Map<Integer, Long> sizes =
        envelopes.stream()
            .map(each -> each.history().size())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8), sizes.keySet().stream().sorted().toList());
  }

  private double share(Predicate<UnionRecord> kind) {
    return (double) envelopes.stream().filter(kind).count() / envelopes.size();
  }
}
