package io.avrodyne.benchmarks.harness.report;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** A reader that makes measurements from results of JMH and the descriptions of their classes. */
final class ResultReader {

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private final Descriptions descriptions;

  ResultReader(Descriptions descriptions) {
    this.descriptions = descriptions;
  }

  Measurement read(RunResult result) {
    BenchmarkParams params = result.getParams();
    Map<String, String> parameters = parameters(params);
    String type = BenchmarkName.of(params.getBenchmark()).type();
    return new Measurement(
        Subject.of(params.getBenchmark(), parameters),
        Baseline.key(params.getBenchmark(), params.getMode().shortLabel(), parameters),
        score(result),
        allocation(result),
        descriptions.of(type, parameters));
  }

  private static Map<String, String> parameters(BenchmarkParams params) {
    Map<String, String> parameters = new TreeMap<>();
    params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
    return parameters;
  }

  /** Returns the score, as a rate if the benchmark counts the events of its time. */
  static Score score(RunResult result) {
    return FigureReader.rate(result).orElseGet(() -> primary(result));
  }

  private static Score primary(RunResult result) {
    Result<?> primary = result.getPrimaryResult();
    return new Score(
        primary.getScore(),
        primary.getScoreError(),
        primary.getScoreUnit(),
        result.getParams().getMode() == Mode.Throughput);
  }

  /** Returns the memory that an operation allocates, in bytes, if it was measured. */
  static OptionalDouble allocation(RunResult result) {
    Result<?> allocation = result.getSecondaryResults().get(ALLOCATION);
    return allocation == null ? OptionalDouble.empty() : OptionalDouble.of(allocation.getScore());
  }
}
