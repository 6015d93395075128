package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.SingleShotResult;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

/** A builder of results as JMH makes them. */
final class SampleResult {

  private static final long MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);
  private static final int[] ONE_GROUP = {1};

  private final String benchmark;
  private final WorkloadParams parameters = new WorkloadParams();
  private OptionalDouble allocation = OptionalDouble.empty();
  private final Map<String, Double> counters = new LinkedHashMap<>();

  SampleResult(String benchmark) {
    this.benchmark = benchmark;
  }

  SampleResult with(String name, String value) {
    parameters.put(name, value, 0);
    return this;
  }

  SampleResult allocating(double bytes) {
    allocation = OptionalDouble.of(bytes);
    return this;
  }

  /** Adds what each iteration counts, as JMH's counters of events do. */
  SampleResult counting(String name, double value) {
    counters.put(name, value);
    return this;
  }

  /** Makes a result of single runs that took these times. */
  RunResult runs(double... milliseconds) {
    List<Result<?>> iterations = new ArrayList<>();
    for (double each : milliseconds) {
      iterations.add(
          new SingleShotResult(
              ResultRole.PRIMARY, "run", (long) (each * MILLISECOND), TimeUnit.MILLISECONDS));
    }
    return result(Mode.SingleShotTime, iterations);
  }

  /** Makes a result of five iterations with this mean, spread by this distance. */
  RunResult throughput(double perMillisecond, double spread) {
    List<Result<?>> iterations = new ArrayList<>();
    for (int i = -2; i <= 2; i++) {
      iterations.add(
          new ThroughputResult(
              ResultRole.PRIMARY,
              "score",
              perMillisecond + i * spread / 2,
              MILLISECOND,
              TimeUnit.MILLISECONDS));
    }
    return result(Mode.Throughput, iterations);
  }

  /** Makes a result of one iteration. */
  RunResult averageTime(double milliseconds) {
    return result(
        Mode.AverageTime,
        List.of(
            new AverageTimeResult(
                ResultRole.PRIMARY,
                "score",
                1000,
                (long) (milliseconds * MILLISECOND * 1000),
                TimeUnit.MILLISECONDS)));
  }

  private RunResult result(Mode mode, List<Result<?>> iterations) {
    BenchmarkParams params = params(mode);
    List<IterationResult> measured = new ArrayList<>();
    for (Result<?> primary : iterations) {
      IterationResult iteration = new IterationResult(params, params.getMeasurement(), null);
      iteration.addResult(primary);
      allocation.ifPresent(
          bytes ->
              iteration.addResult(
                  new ScalarResult("gc.alloc.rate.norm", bytes, "B/op", AggregationPolicy.AVG)));
      counters.forEach(
          (name, value) ->
              iteration.addResult(new ScalarResult(name, value, "#", AggregationPolicy.SUM)));
      measured.add(iteration);
    }
    return new RunResult(params, List.of(new BenchmarkResult(params, measured)));
  }

  private BenchmarkParams params(Mode mode) {
    TimeValue second = TimeValue.seconds(1);
    return new BenchmarkParams(
        benchmark,
        benchmark,
        true,
        1,
        ONE_GROUP,
        List.of(),
        2,
        0,
        new IterationParams(IterationType.WARMUP, 3, second, 1),
        new IterationParams(IterationType.MEASUREMENT, 5, second, 1),
        mode,
        parameters,
        TimeUnit.MILLISECONDS,
        1,
        "java",
        List.of("-Xms1g", "-Xmx1g"),
        "17",
        "A <virtual> machine",
        "1",
        "1.37",
        TimeValue.minutes(10));
  }
}
