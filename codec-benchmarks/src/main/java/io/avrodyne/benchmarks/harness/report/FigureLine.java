package io.avrodyne.benchmarks.harness.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;

/**
 * A row of an experiment.
 *
 * @param times the milliseconds of each run; empty unless JMH timed runs one by one
 * @param figures what the benchmark counted
 */
record FigureLine(
    Map<String, String> parameters,
    String contender,
    Score score,
    List<Double> times,
    Map<String, Double> figures) {

  FigureLine {
    times = List.copyOf(times);
  }

  static FigureLine of(RunResult result, Score score) {
    Map<String, String> parameters = new TreeMap<>();
    var params = result.getParams();
    params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
    String contender = BenchmarkName.of(params.getBenchmark()).contender(parameters);
    parameters.remove(BenchmarkName.CONTENDER);
    Map<String, Double> figures = new TreeMap<>(FigureReader.means(result));
    ResultReader.allocation(result).ifPresent(bytes -> figures.put(FigureNames.ALLOCATED, bytes));
    return new FigureLine(
        parameters, ContenderStyle.name(contender), score, FigureReader.times(result), figures);
  }

  static FigureLine of(Published.Line published) {
    return new FigureLine(
        published.parameters(),
        published.contender() + " (published)",
        new Score(published.score(), Double.NaN, published.unit(), published.isRate()),
        List.of(),
        published.figures());
  }

  /** Returns the size of an event, or what the store is given for it, or 0. */
  double size() {
    double payload = figures.getOrDefault("payloadBytes", 0.0);
    return payload > 0 ? payload : figures.getOrDefault("storedBytes", 0.0);
  }
}
