package io.avrodyne.benchmarks.harness.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * A bar of a chart.
 *
 * @param row the contender
 * @param score what the bar shows
 * @param text the figure beside it
 */
record Bar(Row row, Score score, String text) {

  /** Returns the scores of an operation, the best first. */
  static List<Bar> ofScores(Ranking ranking, String operation) {
    return ranking.rows().stream()
        .flatMap(row -> row.score(operation).map(each -> new Bar(row, each, each.text())).stream())
        .sorted(Comparator.comparing(Bar::score, Score.BEST_FIRST))
        .toList();
  }

  /** Returns the memory that an operation allocates, the least first. */
  static List<Bar> ofAllocations(Ranking ranking, String operation) {
    double least =
        ranking.rows().stream()
            .flatMap(row -> row.bytes(operation).stream())
            .min(Comparator.naturalOrder())
            .orElse(0.0);
    return ranking.rows().stream()
        .flatMap(row -> row.bytes(operation).map(each -> ofAllocation(row, each, least)).stream())
        .sorted(Comparator.comparingDouble(bar -> bar.score.value()))
        .toList();
  }

  /**
   * Returns a bar whose text contains the share of the least in per cent, unless that is nothing.
   */
  private static Bar ofAllocation(Row row, double bytes, double least) {
    String share =
        Math.round(least) == 0 ? "" : String.format(Locale.ROOT, ", %.0f %%", 100 * bytes / least);
    return new Bar(
        row,
        new Score(bytes, Double.NaN, "B/op", false),
        String.format(Locale.ROOT, "%.0f", bytes) + share);
  }
}
