package io.avrodyne.benchmarks.harness.report;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A division of measurements and failures into sections and tracks. */
final class Sections {

  private static final Comparator<Section.Id> ORDER =
      Comparator.comparingInt(Section.Id::order)
          .thenComparing(Section.Id::workload)
          .thenComparing(id -> id.variant().contains("constant"))
          .thenComparing(Section.Id::variant)
          .thenComparing(Section.Id::unit);

  private Sections() {}

  static List<Section> of(Collection<Measurement> measurements, Collection<Failure> failures) {
    Map<Section.Id, List<Measurement>> measured =
        grouped(measurements, each -> idOf(each.subject(), each.score().unit()));
    Map<Section.Id, List<Failure>> failed =
        grouped(failures, each -> idOf(each.subject(), measured.keySet()));
    Set<Section.Id> ids = new TreeSet<>(ORDER);
    ids.addAll(measured.keySet());
    ids.addAll(failed.keySet());
    return ids.stream()
        .map(
            id ->
                new Section(
                    id,
                    rankings(measured.getOrDefault(id, List.of())),
                    Absence.of(failed.getOrDefault(id, List.of()))))
        .toList();
  }

  /** Returns the section that has results on the same data, or one without results. */
  private static Section.Id idOf(Subject subject, Set<Section.Id> measured) {
    return measured.stream()
        .filter(id -> id.equals(idOf(subject, id.unit())))
        .min(ORDER)
        .orElseGet(() -> idOf(subject, ""));
  }

  private static Section.Id idOf(Subject subject, String unit) {
    return new Section.Id(subject.workload(), subject.variant(), unit);
  }

  private static List<Ranking> rankings(List<Measurement> measurements) {
    return grouped(measurements, each -> each.description().track()).values().stream()
        .map(Sections::ranking)
        .sorted(Comparator.comparing(Ranking::track))
        .toList();
  }

  private static Ranking ranking(List<Measurement> measurements) {
    return Ranking.of(
        grouped(measurements, each -> each.subject().contender()).values().stream()
            .map(Row::new)
            .toList());
  }

  /** Groups what has the same key, in the order of the first of each group. */
  private static <T, K> Map<K, List<T>> grouped(Collection<T> all, Function<T, K> key) {
    return all.stream()
        .collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
  }
}
