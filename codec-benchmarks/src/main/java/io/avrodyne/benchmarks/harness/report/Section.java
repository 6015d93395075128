package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Dataset;
import io.avrodyne.benchmarks.harness.Datasets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The results that share the data and the unit, by track.
 *
 * @param id what identifies the section
 * @param rankings the contenders of each track
 * @param absences the contenders without a result
 */
record Section(Id id, List<Ranking> rankings, List<Absence> absences) {

  /**
   * The data and the unit of a section.
   *
   * @param workload the data
   * @param variant the other parameters
   * @param unit the unit of the scores; empty without scores
   */
  record Id(String workload, String variant, String unit) {

    /** Returns the position of the workload in the report. */
    int order() {
      return known().map(Dataset::ordinal).orElse(Integer.MAX_VALUE);
    }

    private Optional<Dataset> known() {
      return Datasets.named(workload);
    }
  }

  Section {
    rankings = List.copyOf(rankings);
    absences = List.copyOf(absences);
  }

  String title() {
    return id.variant.isEmpty() ? id.workload : id.workload + ", " + id.variant;
  }

  /** Returns a name for links and files. */
  String slug() {
    String unit = id.unit.startsWith("ops") ? "" : " " + id.unit;
    return (title() + unit)
        .replaceAll("[^A-Za-z0-9]+", "-")
        .replaceAll("-$", "")
        .toLowerCase(Locale.ROOT);
  }

  /** Returns the sentence that says what the workload stresses. */
  Optional<String> sentence() {
    return id.known().map(Dataset::stress);
  }

  /** Returns the scores that others published of the workload. */
  Optional<PublishedScores> published() {
    return PublishedScores.of(id.workload);
  }

  String unit() {
    return id.unit;
  }

  /** Returns the direction in which the scores get better. */
  String direction() {
    return higherIsBetter() ? "higher is better" : "lower is better";
  }

  boolean higherIsBetter() {
    return rankings.stream()
        .flatMap(ranking -> ranking.rows().stream())
        .flatMap(row -> row.cells().stream())
        .allMatch(cell -> cell.score().higherIsBetter());
  }

  /** Returns whether a contender's operation is known to have no result. */
  boolean isAbsent(String contender, String operation) {
    return absences.stream().anyMatch(absence -> absence.concerns(contender, operation));
  }

  /** Returns Avrodyne's row on the first track that has one. */
  Optional<Row> own() {
    return rankings.stream()
        .filter(ranking -> !ranking.isFloor())
        .flatMap(ranking -> ranking.own().stream())
        .findFirst();
  }

  /** Returns Avrodyne's speed as a share of a floor's, if both were measured. */
  Optional<String> share(Row floor, String operation) {
    return own()
        .flatMap(own -> own.score(operation))
        .flatMap(own -> floor.score(operation).map(own::relativeTo))
        .map(share -> String.format(Locale.ROOT, share < 0.1 ? "%.1f %%" : "%.0f %%", 100 * share));
  }

  Optional<Ranking> floors() {
    return rankings.stream().filter(Ranking::isFloor).findFirst();
  }
}
