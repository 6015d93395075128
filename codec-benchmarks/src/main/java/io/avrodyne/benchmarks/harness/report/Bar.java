package io.avrodyne.benchmarks.harness.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A bar of a chart.
 *
 * @param row the contender
 * @param score what the bar shows
 * @param text the figure beside it
 */
record Bar(Row row, Score score, String text) {

  private static final String BYTES = "B/op";

  /** Returns the scores of an operation, the best first. */
  static List<Bar> ofScores(Ranking ranking, String operation) {
    return ranking.rows().stream()
        .flatMap(row -> row.score(operation).map(each -> new Bar(row, each, each.text())).stream())
        .sorted(Comparator.comparing(Bar::score, Score.BEST_FIRST))
        .toList();
  }

  /**
   * Returns the memory that an operation allocates, the least first. The text contains what it is
   * in per cent of the least, unless that is nothing.
   */
  static List<Bar> ofAllocations(Ranking ranking, String operation) {
    List<Bar> bars =
        ranking.rows().stream()
            .flatMap(row -> row.cell(operation).stream().flatMap(cell -> allocation(row, cell)))
            .sorted(Comparator.comparingDouble(bar -> bar.score.value()))
            .toList();
    return bars.stream().map(bar -> bar.inPerCentOf(bars.get(0).score.value())).toList();
  }

  private static Stream<Bar> allocation(Row row, Measurement cell) {
    return cell.bytesPerOperation().stream()
        .mapToObj(bytes -> new Score(bytes, Double.NaN, BYTES, false))
        .map(score -> new Bar(row, score, String.format(Locale.ROOT, "%.0f", score.value())));
  }

  private Bar inPerCentOf(double least) {
    return Math.round(least) == 0
        ? this
        : new Bar(
            row,
            score,
            String.format(Locale.ROOT, "%s, %.0f %%", text, 100 * score.value() / least));
  }
}
