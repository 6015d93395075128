package io.avrodyne.benchmarks.compare;

import java.util.ArrayList;
import java.util.List;

/** The scores of the forks of one case, in the order in which they ran. */
record Scores(List<Double> base, List<Double> current) {

  /** Creates an empty list for each version, to be filled. */
  Scores() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  List<Double> of(Side side) {
    return side == Side.BASE ? base : current;
  }

  Verdict verdict() {
    return Verdict.of(base, current);
  }

  /** Returns the median of the working tree's scores, divided by that of the base's. */
  double ratio() {
    return ratio(base, current);
  }

  static double ratio(List<Double> base, List<Double> current) {
    return median(current) / median(base);
  }

  static double median(List<Double> scores) {
    List<Double> sorted = scores.stream().sorted().toList();
    int half = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(half)
        : (sorted.get(half - 1) + sorted.get(half)) / 2;
  }

  /** Returns the difference of the highest and the lowest score, as a share of the median. */
  static double spread(List<Double> scores) {
    double highest = scores.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    double lowest = scores.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    return (highest - lowest) / median(scores);
  }
}
