package io.avrodyne.benchmarks.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * The scores of two forks that took turns.
 *
 * @param base the median of the base's iterations, in operations per unit of time
 * @param current the median of the working tree's iterations
 * @param ratio the median of the ratios of neighboring iterations, current to base
 */
record Pair(double base, double current, double ratio) {

  /** Creates a pair from equally many iterations of each side, in the order in which they ran. */
  static Pair of(List<Double> base, List<Double> current) {
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < base.size(); i++) {
      ratios.add(current.get(i) / base.get(i));
    }
    return new Pair(Ratios.median(base), Ratios.median(current), Ratios.median(ratios));
  }
}
