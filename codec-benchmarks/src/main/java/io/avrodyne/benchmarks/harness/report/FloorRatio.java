package io.avrodyne.benchmarks.harness.report;

import java.util.Locale;
import java.util.Optional;

/** The speed of Avrodyne as a share of a floor's. */
final class FloorRatio {

  private FloorRatio() {}

  /** Returns the share, if both have a score of the operation in the same unit. */
  static Optional<String> of(Row own, Row floor, String operation) {
    return floor
        .score(operation)
        .flatMap(
            limit ->
                own.score(operation)
                    .filter(score -> score.unit().equals(limit.unit()))
                    .map(score -> percent(score.relativeTo(limit))));
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, share < 0.1 ? "%.1f %%" : "%.0f %%", 100 * share);
  }
}
