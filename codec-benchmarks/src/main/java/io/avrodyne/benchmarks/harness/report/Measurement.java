package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/**
 * A score and what it measures.
 *
 * @param subject what was measured
 * @param key the name of this measurement in every run; see {@link Baseline}
 * @param score JMH's score
 * @param bytesPerOperation the allocation, if it was measured
 * @param description what the benchmark tells
 */
record Measurement(
    Subject subject,
    String key,
    Score score,
    Optional<Double> bytesPerOperation,
    Description description) {

  static Measurement of(RunResult result, Descriptions descriptions) {
    BenchmarkParams params = result.getParams();
    Map<String, String> parameters = ResultReader.parameters(params);
    return new Measurement(
        Subject.of(params.getBenchmark(), parameters),
        Baseline.key(params.getBenchmark(), params.getMode().shortLabel(), parameters),
        ResultReader.score(result),
        ResultReader.allocation(result),
        descriptions.of(BenchmarkName.of(params.getBenchmark()).type(), parameters));
  }
}
