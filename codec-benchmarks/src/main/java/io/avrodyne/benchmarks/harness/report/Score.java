package io.avrodyne.benchmarks.harness.report;

import java.util.Comparator;

/**
 * A score of JMH.
 *
 * @param value the mean
 * @param error half the confidence interval; NaN if there were too few samples
 * @param unit the unit of both
 * @param higherIsBetter whether the score counts operations, not time
 */
record Score(double value, double error, String unit, boolean higherIsBetter) {

  static final Comparator<Score> BEST_FIRST = (a, b) -> Double.compare(b.relativeTo(a), 1);

  /** Returns how many times as fast as another score this one is. */
  double relativeTo(Score other) {
    return higherIsBetter ? value / other.value : other.value / value;
  }

  /** Returns whether the confidence intervals have a value in common. */
  boolean overlaps(Score other) {
    return Math.abs(value - other.value) <= margin() + other.margin();
  }

  boolean hasInterval() {
    return !Double.isNaN(error);
  }

  /** Returns half the interval, which is 0 if JMH computed none. */
  double margin() {
    return hasInterval() ? error : 0;
  }

  /** Returns the value and its error, to about four digits. */
  String text() {
    return hasInterval() ? Figures.withError(value, error) : Figures.of(value);
  }
}
