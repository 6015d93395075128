package io.avrodyne.benchmarks.harness.report;

import java.util.Locale;

/** Scores as people read them. */
public final class Figures {

  private static final int DIGITS = 4;

  private Figures() {}

  /** Returns a score with four digits, or with all digits before the point. */
  public static String of(double score) {
    return of(score, decimals(score));
  }

  /** Returns a score and its error with the same number of decimals. */
  static String withError(double score, double error) {
    int decimals = decimals(score);
    return of(score, decimals) + " ± " + of(error, decimals);
  }

  private static int decimals(double score) {
    int before = score > 0 ? (int) Math.floor(Math.log10(score)) + 1 : 1;
    return Math.max(0, DIGITS - before);
  }

  private static String of(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
