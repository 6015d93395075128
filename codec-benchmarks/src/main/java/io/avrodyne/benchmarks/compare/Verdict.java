package io.avrodyne.benchmarks.compare;

import java.util.List;
import java.util.function.DoublePredicate;

/** The judgement of a version by the ratios of its throughputs to the base's. */
enum Verdict {
  /** The working tree is slower in nearly every pair, and by some per cent in the median. */
  SLOWER,
  /** The pairs do not tell the versions apart. */
  EQUAL,
  /** The working tree is faster in nearly every pair, and by some per cent in the median. */
  FASTER;

  /** The difference below which nothing is claimed. */
  private static final double NOTHING = 0.03;

  /** The share of the pairs that may contradict a difference. */
  private static final double EXCEPTIONS = 0.1;

  static Verdict of(List<Double> ratios) {
    double median = Pair.median(ratios);
    if (median < 1 - NOTHING && isRare(ratios, ratio -> ratio >= 1)) {
      return SLOWER;
    }
    return median > 1 / (1 - NOTHING) && isRare(ratios, ratio -> ratio <= 1) ? FASTER : EQUAL;
  }

  private static boolean isRare(List<Double> ratios, DoublePredicate contradicts) {
    long exceptions = ratios.stream().mapToDouble(Double::doubleValue).filter(contradicts).count();
    return exceptions <= EXCEPTIONS * ratios.size();
  }
}
