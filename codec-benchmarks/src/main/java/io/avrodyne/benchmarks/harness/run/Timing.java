package io.avrodyne.benchmarks.harness.run;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
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

  private static final List<String> OWN_FLAGS =
      ManagementFactory.getRuntimeMXBean().getInputArguments();

  /**
   * Computes the timing as JMH does: options have priority over annotations.
   *
   * @param iteration the estimated time of an iteration that does a fixed amount of work
   */
  static Timing of(BenchmarkListEntry entry, Options options, Optional<Duration> iteration) {
    boolean single = entry.getMode() == Mode.SingleShotTime;
    int warmups =
        first(
            options.getWarmupIterations(),
            entry.getWarmupIterations(),
            single ? Defaults.WARMUP_ITERATIONS_SINGLESHOT : Defaults.WARMUP_ITERATIONS);
    int measurements =
        first(
            options.getMeasurementIterations(),
            entry.getMeasurementIterations(),
            single ? Defaults.MEASUREMENT_ITERATIONS_SINGLESHOT : Defaults.MEASUREMENT_ITERATIONS);
    TimeValue warmup = first(options.getWarmupTime(), entry.getWarmupTime(), Defaults.WARMUP_TIME);
    TimeValue measurement =
        first(options.getMeasurementTime(), entry.getMeasurementTime(), Defaults.MEASUREMENT_TIME);
    Duration iterations =
        single
            ? iteration.orElse(Duration.ZERO).multipliedBy(warmups + measurements)
            : duration(warmup)
                .multipliedBy(warmups)
                .plus(duration(measurement).multipliedBy(measurements));
    int forks = forks(entry, options);
    return new Timing(
        forks,
        forks == 0 ? iterations : iterations.plus(START_UP),
        duration(first(options.getTimeout(), entry.getTimeout(), Defaults.TIMEOUT)));
  }

  /** Returns the number of forks; 0 to measure in this JVM, if it has the flags that are needed. */
  static int forks(BenchmarkListEntry entry, Options options) {
    int forks = first(options.getForkCount(), entry.getForks(), Defaults.MEASUREMENT_FORKS);
    return OWN_FLAGS.containsAll(entry.getJvmArgsAppend().orElse(List.of()))
        ? forks
        : Math.max(1, forks);
  }

  /** Returns the value that counts: the user's, the annotation's or JMH's. */
  private static <V> V first(
      org.openjdk.jmh.util.Optional<V> asked,
      org.openjdk.jmh.util.Optional<V> annotated,
      V byDefault) {
    return asked.orElse(annotated.orElse(byDefault));
  }

  /** Returns how often the case runs. */
  int rounds() {
    return Math.max(1, forks);
  }

  /** Returns a duration as people read it, in the unit that fits. */
  static String text(Duration duration) {
    long seconds = Math.round(duration.toMillis() / 1000.0);
    if (seconds < 100) {
      return seconds + " s";
    }
    long minutes = Math.round(seconds / 60.0);
    return minutes < 100 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
  }

  private static Duration duration(TimeValue time) {
    return Duration.ofNanos(time.convertTo(TimeUnit.NANOSECONDS));
  }
}
