package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Track;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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

  private final Map<Section.Id, List<Measurement>> measurements = new TreeMap<>(ORDER);
  private final Map<Section.Id, List<Absence>> absences = new TreeMap<>(ORDER);

  private Sections() {}

  static List<Section> of(Collection<Measurement> measurements, Collection<Failure> failures) {
    Sections sections = new Sections();
    measurements.forEach(sections::add);
    sections.addAll(failures);
    Set<Section.Id> ids = new TreeSet<>(ORDER);
    ids.addAll(sections.measurements.keySet());
    ids.addAll(sections.absences.keySet());
    return ids.stream().map(sections::section).toList();
  }

  private void add(Measurement measurement) {
    Subject subject = measurement.subject();
    Section.Id id =
        new Section.Id(subject.workload(), subject.variant(), measurement.score().unit());
    measurements.computeIfAbsent(id, absent -> new ArrayList<>()).add(measurement);
  }

  /** Adds failures, joining those of one contender that differ in the operation only. */
  private void addAll(Collection<Failure> failures) {
    record Cause(Section.Id id, String contender, String reason) {}
    Map<Cause, Set<String>> operations = new LinkedHashMap<>();
    for (Failure failure : failures) {
      Subject subject = Subject.of(failure.benchmark(), failure.parameters());
      operations
          .computeIfAbsent(
              new Cause(idOf(subject), subject.contender(), failure.reason()),
              absent -> new LinkedHashSet<>())
          .add(subject.operation());
    }
    operations.forEach(
        (cause, of) ->
            absences
                .computeIfAbsent(cause.id, absent -> new ArrayList<>())
                .add(new Absence(cause.contender, sorted(of), cause.reason)));
  }

  /** Returns the section that has results on the same data, or one without results. */
  private Section.Id idOf(Subject subject) {
    return measurements.keySet().stream()
        .filter(id -> id.workload().equals(subject.workload()))
        .filter(id -> id.variant().equals(subject.variant()))
        .findFirst()
        .orElseGet(() -> new Section.Id(subject.workload(), subject.variant(), ""));
  }

  private static List<String> sorted(Collection<String> operations) {
    return operations.contains("")
        ? List.of()
        : operations.stream().distinct().sorted(Operation.order()).toList();
  }

  private Section section(Section.Id id) {
    List<Measurement> all = measurements.getOrDefault(id, List.of());
    Map<Track, List<Measurement>> byTrack =
        all.stream()
            .collect(
                Collectors.groupingBy(
                    m -> m.description().track(), TreeMap::new, Collectors.toList()));
    return new Section(
        id,
        byTrack.entrySet().stream().map(e -> ranking(e.getKey(), e.getValue())).toList(),
        absences.getOrDefault(id, List.of()));
  }

  private static Ranking ranking(Track track, List<Measurement> measurements) {
    Map<String, List<Measurement>> byContender =
        measurements.stream()
            .collect(
                Collectors.groupingBy(
                    m -> m.subject().contender(), LinkedHashMap::new, Collectors.toList()));
    return Ranking.of(
        track,
        sorted(measurements.stream().map(m -> m.subject().operation()).toList()),
        byContender.entrySet().stream().map(e -> row(e.getKey(), e.getValue())).toList());
  }

  private static Row row(String contender, List<Measurement> measurements) {
    return new Row(
        contender,
        measurements.get(0).description(),
        measurements.stream()
            .collect(
                Collectors.toMap(
                    m -> m.subject().operation(), Function.identity(), (first, again) -> again)));
  }
}
