package io.avrodyne.benchmarks.harness.run;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The time that a case takes.
 *
 * @param forks the number of forks; 0 to measure in this JVM
 * @param oneFork the estimated time of one fork
 * @param timeout the time after which JMH interrupts an iteration
 */
record Timing(int forks, Duration oneFork, Duration timeout) {

  /** What a fork needs to start and to pass the gate, and then to end. */
  private static final Duration START_UP = Duration.ofSeconds(1);

  /**
   * Computes the timing as JMH does: options have priority over annotations.
   *
   * @param iteration the estimated time of an iteration that does a fixed amount of work
   */
  static Timing of(BenchmarkListEntry entry, Options options, Optional<Duration> iteration) {
    boolean single = entry.getMode() == Mode.SingleShotTime;
    int forks = forks(entry, options);
    Duration warmup =
        duration(
                options
                    .getWarmupTime()
                    .orElse(
                        entry
                            .getWarmupTime()
                            .orElse(single ? TimeValue.NONE : Defaults.WARMUP_TIME)))
            .multipliedBy(warmups(entry, options, single));
    Duration measurement =
        duration(
                options
                    .getMeasurementTime()
                    .orElse(
                        entry
                            .getMeasurementTime()
                            .orElse(single ? TimeValue.NONE : Defaults.MEASUREMENT_TIME)))
            .multipliedBy(measurements(entry, options, single));
    Duration iterations =
        single
            ? iteration
                .orElse(Duration.ZERO)
                .multipliedBy(warmups(entry, options, true) + measurements(entry, options, true))
            : warmup.plus(measurement);
    return new Timing(
        forks,
        forks == 0 ? iterations : iterations.plus(START_UP),
        duration(options.getTimeout().orElse(entry.getTimeout().orElse(Defaults.TIMEOUT))));
  }

  /** Returns the number of forks; 0 to measure in this JVM. */
  static int forks(BenchmarkListEntry entry, Options options) {
    return options.getForkCount().orElse(entry.getForks().orElse(Defaults.MEASUREMENT_FORKS));
  }

  private static int warmups(BenchmarkListEntry entry, Options options, boolean single) {
    return options
        .getWarmupIterations()
        .orElse(
            entry
                .getWarmupIterations()
                .orElse(
                    single ? Defaults.WARMUP_ITERATIONS_SINGLESHOT : Defaults.WARMUP_ITERATIONS));
  }

  private static int measurements(BenchmarkListEntry entry, Options options, boolean single) {
    return options
        .getMeasurementIterations()
        .orElse(
            entry
                .getMeasurementIterations()
                .orElse(
                    single
                        ? Defaults.MEASUREMENT_ITERATIONS_SINGLESHOT
                        : Defaults.MEASUREMENT_ITERATIONS));
  }

  /** Returns how often the case runs. */
  int rounds() {
    return Math.max(1, forks);
  }

  private static Duration duration(TimeValue time) {
    return Duration.ofNanos(time.convertTo(TimeUnit.NANOSECONDS));
  }
}
