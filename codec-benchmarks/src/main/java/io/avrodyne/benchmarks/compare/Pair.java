package io.avrodyne.benchmarks.compare;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

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
    return new Pair(median(base), median(current), median(ratios));
  }

  /** Returns the middle value, or the mean of both middle ones. */
  static double median(List<Double> values) {
    double[] all = values.stream().mapToDouble(Double::doubleValue).toArray();
    return new ListStatistics(all).getPercentile(50);
  }
}
