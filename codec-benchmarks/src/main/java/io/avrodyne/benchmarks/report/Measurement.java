package io.avrodyne.benchmarks.report;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

/**
 * One line of the report.
 *
 * @param subject the operation that was measured
 * @param score JMH's score
 * @param bytesPerOperation the allocation, if it was measured
 * @param track the kind of objects that were measured, if the benchmark tells
 * @param wireBytes the size of an encoded value, if the benchmark tells
 */
record Measurement(
    Subject subject,
    Score score,
    OptionalDouble bytesPerOperation,
    Optional<String> track,
    Optional<Integer> wireBytes) {

  /**
   * The operation that was measured.
   *
   * @param workload the last part of the package
   * @param contender the name of the class without its suffix
   * @param variant the parameters
   * @param method the operation
   */
  record Subject(String workload, String contender, String variant, String method) {}

  /**
   * A score of JMH.
   *
   * @param value the mean
   * @param error half the confidence interval; NaN if there were too few samples
   * @param unit the unit of both
   * @param time the unit of time in it
   * @param higherIsBetter whether the score counts operations, not time
   */
  record Score(double value, double error, String unit, TimeUnit time, boolean higherIsBetter) {

    /** Returns the ratio of this score to another: above 1 if this one is better. */
    double relativeTo(Score other) {
      return higherIsBetter ? value / other.value : other.value / value;
    }

    /** Returns the number of operations per second. */
    double perSecond() {
      double seconds = (double) time.toNanos(1) / TimeUnit.SECONDS.toNanos(1);
      return higherIsBetter ? value / seconds : 1 / (value * seconds);
    }
  }

  /** The properties that two scores must share to be comparable. */
  record Group(String workload, String variant, String method, String unit) {}

  /** Returns the throughput in millions of encoded bytes per second, if the size is known. */
  OptionalDouble megabytesPerSecond() {
    return wireBytes.isPresent()
        ? OptionalDouble.of(score.perSecond() * wireBytes.get() / 1e6)
        : OptionalDouble.empty();
  }

  Group group() {
    return new Group(subject.workload, subject.variant, subject.method, score.unit);
  }
}
