package io.avrodyne.benchmarks.compare;

import java.util.List;

/** The judgement of a version's scores, which are throughputs, against those of its base. */
enum Verdict {
  /** Nearly every fork has a lower score than nearly every fork of the base, by some per cent. */
  SLOWER,
  /** The forks do not tell the versions apart. */
  EQUAL,
  /** Nearly every fork has a higher score, by some per cent. */
  FASTER;

  /** The difference of the medians below which nothing is claimed. */
  private static final double NOTHING = 0.03;

  /** The share of pairs of forks, one of each version, that may contradict a difference. */
  private static final double EXCEPTIONS = 0.1;

  static Verdict of(List<Double> base, List<Double> current) {
    double ratio = Scores.ratio(base, current);
    if (ratio < 1 - NOTHING && shareAbove(current, base) <= EXCEPTIONS) {
      return SLOWER;
    }
    return ratio > 1 / (1 - NOTHING) && shareAbove(base, current) <= EXCEPTIONS ? FASTER : EQUAL;
  }

  /** Returns the share of pairs whose first score is at least the second. */
  private static double shareAbove(List<Double> scores, List<Double> others) {
    long pairs =
        scores.stream()
            .mapToLong(score -> others.stream().filter(other -> score >= other).count())
            .sum();
    return (double) pairs / (scores.size() * others.size());
  }
}
