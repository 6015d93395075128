package io.avrodyne.benchmarks.harness.report;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.ListStatistics;

/** A reader of JMH's results, with what benchmarks counted themselves. */
final class ResultReader {

  private static final String ALLOCATION = "gc.alloc.rate.norm";
  private static final String COUNTER_UNIT = "#";
  private static final double CONFIDENCE = 0.999;
  private static final int MILLISECONDS = 1000;
  private static final String RATE = "events/s";

  private ResultReader() {}

  /** Returns the value of each parameter, by its name. */
  static Map<String, String> parameters(BenchmarkParams params) {
    Map<String, String> parameters = new TreeMap<>();
    params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
    return parameters;
  }

  /** Returns the score, as events per second if the benchmark counts the events of a run. */
  static Score score(RunResult result) {
    if (isTimed(result) && figures(result).getOrDefault(FigureNames.EVENTS, 0.0) > 0) {
      return rate(result);
    }
    Result<?> primary = result.getPrimaryResult();
    return new Score(
        primary.getScore(),
        primary.getScoreError(),
        primary.getScoreUnit(),
        result.getParams().getMode() == Mode.Throughput);
  }

  private static Score rate(RunResult result) {
    double[] rates =
        iterations(result)
            .mapToDouble(each -> MILLISECONDS * events(each) / each.getPrimaryResult().getScore())
            .toArray();
    ListStatistics statistics = new ListStatistics(rates);
    return new Score(statistics.getMean(), statistics.getMeanErrorAt(CONFIDENCE), RATE, true);
  }

  private static double events(IterationResult iteration) {
    Result<?> events = iteration.getSecondaryResults().get(FigureNames.EVENTS);
    return events == null ? 0 : events.getScore();
  }

  /** Returns the memory that an operation allocates, in bytes, if it was measured. */
  static Optional<Double> allocation(RunResult result) {
    return Optional.ofNullable(result.getSecondaryResults().get(ALLOCATION))
        .map(allocation -> allocation.getScore());
  }

  /**
   * Returns the mean of each counter over the iterations, or an empty map. JMH adds up the counters
   * of all iterations, so this reads each iteration by itself.
   */
  static Map<String, Double> figures(RunResult result) {
    Map<String, DoubleSummaryStatistics> values = new TreeMap<>();
    for (IterationResult iteration : iterations(result).toList()) {
      iteration.getSecondaryResults().forEach((name, figure) -> add(name, figure, values));
    }
    Map<String, Double> means = new TreeMap<>();
    values.forEach((name, each) -> means.put(name, each.getAverage()));
    return means;
  }

  private static void add(
      String name, Result<?> figure, Map<String, DoubleSummaryStatistics> values) {
    if (figure.getScoreUnit().equals(COUNTER_UNIT)) {
      values
          .computeIfAbsent(name, absent -> new DoubleSummaryStatistics())
          .accept(figure.getScore());
    }
  }

  /** Returns the milliseconds of each run, or an empty list if JMH did not time runs one by one. */
  static List<Double> times(RunResult result) {
    return isTimed(result)
        ? iterations(result).map(each -> each.getPrimaryResult().getScore()).toList()
        : List.of();
  }

  private static boolean isTimed(RunResult result) {
    return result.getParams().getMode() == Mode.SingleShotTime
        && result.getPrimaryResult().getScoreUnit().equals("ms/op");
  }

  private static Stream<IterationResult> iterations(RunResult result) {
    return result.getBenchmarkResults().stream()
        .flatMap(each -> each.getIterationResults().stream());
  }
}
