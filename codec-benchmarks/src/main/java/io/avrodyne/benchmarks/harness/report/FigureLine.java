package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
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

  static FigureLine of(RunResult result) {
    Map<String, String> parameters = ResultReader.parameters(result.getParams());
    String contender = BenchmarkName.of(result.getParams().getBenchmark()).contender(parameters);
    parameters.remove(BenchmarkName.CONTENDER);
    Map<String, Double> figures = new TreeMap<>(ResultReader.figures(result));
    ResultReader.allocation(result).ifPresent(bytes -> figures.put(FigureNames.ALLOCATED, bytes));
    return new FigureLine(
        parameters,
        ContenderStyle.name(contender),
        ResultReader.score(result),
        ResultReader.times(result),
        figures);
  }

  /** Returns the size of an event, or what the store is given for it, or 0. */
  double size() {
    double payload = figures.getOrDefault("payloadBytes", 0.0);
    return payload > 0 ? payload : figures.getOrDefault("storedBytes", 0.0);
  }

  /** Starts the cells of the row with these parameters and the contender. */
  List<String> cells(List<String> names) {
    List<String> cells = new ArrayList<>();
    names.forEach(each -> cells.add(parameters.getOrDefault(each, "")));
    cells.add(contender);
    return cells;
  }
}
