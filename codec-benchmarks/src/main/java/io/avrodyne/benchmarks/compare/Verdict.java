package io.avrodyne.benchmarks.compare;

import java.util.List;

/** The judgement of a version by the ratios of its scores, which are throughputs, to its base's. */
enum Verdict {
  /** Nearly every pair of forks is slower than the base, and their median by some per cent. */
  SLOWER,
  /** The forks do not tell the versions apart. */
  EQUAL,
  /** Nearly every pair of forks is faster, and their median by some per cent. */
  FASTER;

  /** The difference below which nothing is claimed. */
  private static final double NOTHING = 0.03;

  /** The share of the pairs that may contradict a difference. */
  private static final double EXCEPTIONS = 0.1;

  static Verdict of(List<Double> ratios) {
    double ratio = Ratios.median(ratios);
    double exceptions = EXCEPTIONS * ratios.size();
    if (ratio < 1 - NOTHING && ratios.stream().filter(each -> each >= 1).count() <= exceptions) {
      return SLOWER;
    }
    return ratio > 1 / (1 - NOTHING)
            && ratios.stream().filter(each -> each <= 1).count() <= exceptions
        ? FASTER
        : EQUAL;
  }
}
