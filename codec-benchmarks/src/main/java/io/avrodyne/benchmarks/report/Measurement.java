package io.avrodyne.benchmarks.report;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

/**
 * One line of the report.
 *
 * @param subject what was measured
 * @param score JMH's
 * @param bytesPerOperation the allocation, if it was measured
 * @param track which objects were measured, if the benchmark tells
 * @param wireBytes the size of an encoded value, if the benchmark tells
 */
record Measurement(
    Subject subject,
    Score score,
    OptionalDouble bytesPerOperation,
    Optional<String> track,
    Optional<Integer> wireBytes) {

  /**
   * What was measured.
   *
   * @param workload the last part of the package
   * @param contender the class without its ending
   * @param variant the parameters
   * @param method the operation
   */
  record Subject(String workload, String contender, String variant, String method) {}

  /**
   * JMH's score.
   *
   * @param value the mean
   * @param error half the confidence interval; not a number if the samples were too few
   * @param unit of both
   * @param time the unit of time in it
   * @param higherIsBetter whether it counts operations, not time
   */
  record Score(double value, double error, String unit, TimeUnit time, boolean higherIsBetter) {

    /** Returns how good this is compared with another: above 1 if it is better. */
    double relativeTo(Score other) {
      return higherIsBetter ? value / other.value : other.value / value;
    }

    /** Returns how many operations take a second. */
    double perSecond() {
      double seconds = (double) time.toNanos(1) / TimeUnit.SECONDS.toNanos(1);
      return higherIsBetter ? value / seconds : 1 / (value * seconds);
    }
  }

  /** What must be equal for scores to be comparable. */
  record Group(String workload, String variant, String method, String unit) {}

  /** Returns how many encoded bytes go through in a second, in millions, if the size is known. */
  OptionalDouble megabytesPerSecond() {
    return wireBytes.isPresent()
        ? OptionalDouble.of(score.perSecond() * wireBytes.get() / 1e6)
        : OptionalDouble.empty();
  }

  Group group() {
    return new Group(subject.workload, subject.variant, subject.method, score.unit);
  }
}
