package io.avrodyne.benchmarks.report;

import io.avrodyne.benchmarks.report.Measurement.Group;
import io.avrodyne.benchmarks.report.Measurement.Score;
import io.avrodyne.benchmarks.report.Measurement.Subject;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** A layout of measurements: comparable ones together, the best first. */
final class ScoreTable {

  private static final int TEXT_COLUMNS = 5;

  private final List<Measurement> measurements;
  private final Map<Group, Score> best = new HashMap<>();

  private ScoreTable(List<Measurement> measurements) {
    this.measurements = measurements;
    for (Measurement each : measurements) {
      best.merge(each.group(), each.score(), (a, b) -> b.relativeTo(a) > 1 ? b : a);
    }
  }

  static Table of(List<Measurement> measurements) {
    return new ScoreTable(measurements).table();
  }

  private Table table() {
    List<String> units = measurements.stream().map(m -> m.score().unit()).distinct().toList();
    boolean oneUnit = units.size() == 1;
    List<String> header =
        List.of(
            "workload",
            "contender",
            "variant",
            "method",
            "track",
            oneUnit ? units.get(0) : "score",
            "relative",
            "B/op",
            "wire bytes",
            "MB/s");
    return new Table(
        TEXT_COLUMNS,
        header,
        measurements.stream().sorted(order()).map(m -> row(m, oneUnit)).toList());
  }

  private Comparator<Measurement> order() {
    return Comparator.comparing((Measurement m) -> m.subject().workload())
        .thenComparing(m -> m.subject().variant())
        .thenComparing(m -> m.subject().method())
        .thenComparing(m -> m.score().unit())
        .thenComparing(Comparator.comparingDouble(this::relative).reversed())
        .thenComparing(m -> m.subject().contender());
  }

  private List<String> row(Measurement m, boolean oneUnit) {
    Subject subject = m.subject();
    return List.of(
        subject.workload(),
        subject.contender(),
        subject.variant(),
        subject.method(),
        m.track().orElse(""),
        oneUnit ? score(m.score()) : score(m.score()) + " " + m.score().unit(),
        String.format(Locale.ROOT, "%.1f %%", 100 * relative(m)),
        decimal(m.bytesPerOperation()),
        m.wireBytes().map(String::valueOf).orElse(""),
        decimal(m.megabytesPerSecond()));
  }

  private static String decimal(OptionalDouble value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%.1f", value.getAsDouble()) : "";
  }

  /** Returns the share of the best score in the group, from 0 to 1. */
  private double relative(Measurement m) {
    Score ofBest = best.get(m.group());
    return ofBest == null ? 1 : m.score().relativeTo(ofBest);
  }

  private static String score(Score score) {
    String format = "%." + decimals(score.value()) + "f";
    String value = String.format(Locale.ROOT, format, score.value());
    // JMH computes no error for fewer than three samples.
    return Double.isNaN(score.error())
        ? value
        : value + " ± " + String.format(Locale.ROOT, format, score.error());
  }

  private static int decimals(double value) {
    if (value >= 1000) {
      return 0;
    }
    return value >= 10 ? 1 : 3;
  }
}
