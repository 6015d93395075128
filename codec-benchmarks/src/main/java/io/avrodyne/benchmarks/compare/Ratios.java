package io.avrodyne.benchmarks.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * The ratios of the pairs of one case: how many times as fast as the base the working tree is.
 *
 * @param values in the order in which the pairs ran
 */
record Ratios(List<Double> values) {

  /** Creates an empty list, to be filled. */
  Ratios() {
    this(new ArrayList<>());
  }

  void add(Pair pair) {
    values.add(pair.ratio());
  }

  int size() {
    return values.size();
  }

  Verdict verdict() {
    return Verdict.of(values);
  }

  double median() {
    return median(values);
  }

  /** Returns the middle value, or the mean of both middle ones. */
  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int half = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(half)
        : (sorted.get(half - 1) + sorted.get(half)) / 2;
  }

  double lowest() {
    return values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
  }

  double highest() {
    return values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }
}
