package io.avrodyne.benchmarks.report;

import io.avrodyne.benchmarks.contender.Described;
import io.avrodyne.benchmarks.contender.Described.Description;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * A reader that makes measurements from results of JMH and the benchmark classes. It asks each
 * class once per set of parameters, because a description takes time to make.
 */
final class ResultReader {

  /** A source of descriptions. */
  @FunctionalInterface
  interface Describer {

    /** Returns the description of a benchmark class with these parameters, if it has one. */
    Optional<Description> describe(String type, Map<String, String> parameters)
        throws ReflectiveOperationException, IOException;
  }

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private final Describer describer;
  private final Map<List<Object>, Facts> facts = new HashMap<>();

  ResultReader(Describer describer) {
    this.describer = describer;
  }

  /** Asks the benchmark class itself. */
  static Optional<Description> describeByClass(String type, Map<String, String> parameters)
      throws ReflectiveOperationException, IOException {
    return Class.forName(type).getConstructor().newInstance() instanceof Described described
        ? Optional.of(described.describe(parameters))
        : Optional.empty();
  }

  Measurement read(RunResult result) {
    BenchmarkParams params = result.getParams();
    Map<String, String> parameters = parameters(params);
    String type = Subject.typeOf(params.getBenchmark());
    return new Measurement(
        Subject.of(params.getBenchmark(), parameters),
        Baseline.key(params.getBenchmark(), params.getMode().shortLabel(), parameters),
        score(result),
        allocation(result),
        facts.computeIfAbsent(List.of(type, parameters), absent -> facts(type, parameters)));
  }

  /** Describes a class. A report without a description is better than a lost run. */
  private Facts facts(String type, Map<String, String> parameters) {
    try {
      return describer.describe(type, parameters).map(Facts::of).orElseGet(Facts::none);
    } catch (ReflectiveOperationException | IOException | RuntimeException | LinkageError e) {
      return Facts.missing(e);
    }
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
        result.getParams().getMode() == Mode.Throughput);
  }

  private static OptionalDouble allocation(RunResult result) {
    Result<?> allocation = result.getSecondaryResults().get(ALLOCATION);
    return allocation == null ? OptionalDouble.empty() : OptionalDouble.of(allocation.getScore());
  }
}
