package io.avrodyne.benchmarks.report;

import io.avrodyne.benchmarks.contender.Described;
import io.avrodyne.benchmarks.contender.Described.Description;
import io.avrodyne.benchmarks.report.Measurement.Score;
import io.avrodyne.benchmarks.report.Measurement.Subject;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** A reader that makes a line of the report from a result of JMH and the benchmark class. */
final class ResultReader {

  private static final String ENDING = "Benchmark";
  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private ResultReader() {}

  static Measurement read(RunResult result) {
    BenchmarkParams params = result.getParams();
    Optional<Description> description = describe(params);
    return new Measurement(
        subject(params.getBenchmark(), parameters(params)),
        score(result),
        allocation(result),
        description.map(d -> d.track().toString()),
        description.map(Description::wireBytes).filter(bytes -> bytes > 0));
  }

  /** Splits {@code some.package.workload.ContenderBenchmark.method} into its parts. */
  static Subject subject(String benchmark, Map<String, String> parameters) {
    String type = className(benchmark);
    int afterPackage = type.lastIndexOf('.') + 1;
    String packageName = type.substring(0, Math.max(0, afterPackage - 1));
    String name = type.substring(afterPackage);
    return new Subject(
        packageName.substring(packageName.lastIndexOf('.') + 1),
        name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name,
        variant(parameters),
        benchmark.substring(type.length() + 1));
  }

  private static String className(String benchmark) {
    return benchmark.substring(0, benchmark.lastIndexOf('.'));
  }

  private static String variant(Map<String, String> parameters) {
    return parameters.entrySet().stream()
        .map(e -> e.getKey().equals("variant") ? e.getValue() : e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(", "));
  }

  private static Map<String, String> parameters(BenchmarkParams params) {
    Map<String, String> parameters = new TreeMap<>();
    params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
    return parameters;
  }

  private static Score score(RunResult result) {
    Result<?> primary = result.getPrimaryResult();
    return new Score(
        primary.getScore(),
        primary.getScoreError(),
        primary.getScoreUnit(),
        result.getParams().getTimeUnit(),
        result.getParams().getMode() == Mode.Throughput);
  }

  private static OptionalDouble allocation(RunResult result) {
    Result<?> allocation = result.getSecondaryResults().get(ALLOCATION);
    return allocation == null ? OptionalDouble.empty() : OptionalDouble.of(allocation.getScore());
  }

  private static Optional<Description> describe(BenchmarkParams params) {
    String type = className(params.getBenchmark());
    try {
      return Class.forName(type).getConstructor().newInstance() instanceof Described described
          ? Optional.of(described.describe(parameters(params)))
          : Optional.empty();
    } catch (ReflectiveOperationException | IOException e) {
      throw new IllegalStateException(type + " was measured, but its class gave no description", e);
    }
  }
}
