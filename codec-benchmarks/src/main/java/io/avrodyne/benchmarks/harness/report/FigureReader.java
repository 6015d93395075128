package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.ListStatistics;

/**
 * A reader of what benchmarks counted themselves. JMH adds up the counters of all iterations, so
 * this reads each iteration by itself.
 */
final class FigureReader {

  private static final String COUNTER_UNIT = "#";
  private static final double CONFIDENCE = 0.999;
  private static final int MILLISECONDS = 1000;
  private static final String RATE = "events/s";

  private FigureReader() {}

  /** Returns the mean of each figure over the iterations, or an empty map. */
  static Map<String, Double> means(RunResult result) {
    Map<String, List<Double>> values = new TreeMap<>();
    for (IterationResult iteration : iterations(result)) {
      iteration
          .getSecondaryResults()
          .forEach(
              (name, figure) -> {
                if (figure.getScoreUnit().equals(COUNTER_UNIT)) {
                  values.computeIfAbsent(name, absent -> new ArrayList<>()).add(figure.getScore());
                }
              });
    }
    return values.entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                each -> each.getValue().stream().mapToDouble(value -> value).average().orElse(0),
                (first, again) -> again,
                TreeMap::new));
  }

  /** Returns the milliseconds of each run, or an empty list if JMH did not time runs one by one. */
  static List<Double> times(RunResult result) {
    return isTimed(result)
        ? iterations(result).stream().map(each -> each.getPrimaryResult().getScore()).toList()
        : List.of();
  }

  private static boolean isTimed(RunResult result) {
    return result.getParams().getMode() == Mode.SingleShotTime
        && result.getPrimaryResult().getScoreUnit().equals("ms/op");
  }

  /** Returns the events per second, if the benchmark counts the events of a run. */
  static Optional<Score> rate(RunResult result) {
    if (!isTimed(result) || means(result).getOrDefault(FigureNames.EVENTS, 0.0) <= 0) {
      return Optional.empty();
    }
    double[] rates =
        iterations(result).stream()
            .mapToDouble(each -> MILLISECONDS * events(each) / each.getPrimaryResult().getScore())
            .toArray();
    ListStatistics statistics = new ListStatistics(rates);
    return Optional.of(
        new Score(statistics.getMean(), statistics.getMeanErrorAt(CONFIDENCE), RATE, true));
  }

  private static double events(IterationResult iteration) {
    Result<?> events = iteration.getSecondaryResults().get(FigureNames.EVENTS);
    return events == null ? 0 : events.getScore();
  }

  private static List<IterationResult> iterations(RunResult result) {
    return result.getBenchmarkResults().stream()
        .map(each -> each.getIterationResults())
        .flatMap(Collection::stream)
        .toList();
  }
}
