package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Track;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The contenders that do the same work: those on one track of one section, the best first.
 *
 * @param track the track
 * @param operations the operations, in the order of the columns
 * @param rows the contenders
 */
record Ranking(Track track, List<String> operations, List<Row> rows) {

  Ranking {
    operations = List.copyOf(operations);
    rows = List.copyOf(rows);
  }

  /** Orders the contenders of one track. */
  static Ranking of(List<Row> rows) {
    Track track = rows.get(0).description().track();
    List<String> operations =
        Operation.sorted(
            rows.stream()
                .flatMap(row -> row.cells().stream())
                .map(cell -> cell.subject().operation())
                .toList());
    Ranking unordered = new Ranking(track, operations, rows);
    return new Ranking(
        track,
        operations,
        rows.stream()
            .sorted(
                Comparator.comparingLong(unordered::missing)
                    .thenComparing(Comparator.comparingDouble(unordered::meanRelative).reversed())
                    .thenComparing(Row::name))
            .toList());
  }

  boolean isFloor() {
    return track == Track.FLOOR;
  }

  private Optional<Score> best(String operation) {
    return rows.stream().flatMap(row -> row.score(operation).stream()).min(Score.BEST_FIRST);
  }

  /** Returns the share of the best score, from 0 to 1, if the contender has a score. */
  Optional<Double> relative(Row row, String operation) {
    return row.score(operation).flatMap(score -> best(operation).map(score::relativeTo));
  }

  /** Returns Avrodyne's row: the plain one, or else the best of its variants. */
  Optional<Row> own() {
    return rows.stream()
        .filter(Row::isOwn)
        .min(Comparator.comparing(row -> !row.contender().equals(ContenderStyle.OWN)));
  }

  /** Returns the operations whose allocation is printed: write and read, or else all. */
  List<String> allocations() {
    return Operation.parts(operations).stream()
        .filter(operation -> rows.stream().anyMatch(row -> row.bytes(operation).isPresent()))
        .toList();
  }

  /** Returns the number of operations without a score, whose means would not be comparable. */
  private long missing(Row row) {
    return Operation.parts(operations).stream()
        .filter(operation -> row.score(operation).isEmpty())
        .count();
  }

  /** Returns the geometric mean over the operations. */
  private double meanRelative(Row row) {
    return Math.exp(
        Operation.parts(operations).stream()
            .flatMap(operation -> relative(row, operation).stream())
            .mapToDouble(Math::log)
            .average()
            .orElse(Double.NEGATIVE_INFINITY));
  }
}
