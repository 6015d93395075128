package io.avrodyne.benchmarks.harness.report;

import java.util.Map;

/**
 * A benchmark without a result: one that failed, or one that does not take part.
 *
 * @param benchmark the name of its class, with or without the method
 * @param parameters the parameters that it was to run with
 * @param reason a phrase for readers of the report
 */
public record Failure(String benchmark, Map<String, String> parameters, String reason) {

  /** Copies the parameters. */
  public Failure {
    parameters = Map.copyOf(parameters);
  }

  Subject subject() {
    return Subject.of(benchmark, parameters);
  }
}
