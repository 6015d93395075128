package io.avrodyne.benchmarks.compare;

import java.util.List;
import java.util.Locale;

/** The result of a comparison as a table in Markdown. */
final class ComparisonTable {

  private static final String HEAD =
      """
      | case | %s | lowest, highest | pairs | verdict |
      |---|---:|---:|---:|---|
      """;

  private ComparisonTable() {}

  static String of(Entrants entrants, List<Case> cases, ScoreFile scores) {
    StringBuilder table = new StringBuilder(HEAD.formatted(entrants.ratio()));
    for (Case each : cases) {
      table.append(row(each, scores.of(each)));
    }
    return table.toString();
  }

  private static String row(Case measured, Ratios ratios) {
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f, %.2f | %d | %s |%n",
        measured.name(),
        ratios.median(),
        ratios.lowest(),
        ratios.highest(),
        ratios.size(),
        ratios.verdict().name().toLowerCase(Locale.ROOT));
  }
}
