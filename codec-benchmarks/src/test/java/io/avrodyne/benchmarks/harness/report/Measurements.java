package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import io.avrodyne.benchmarks.harness.Track;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A maker of measurements on one workload. */
final class Measurements {

  static final String PACKAGE = "io.avrodyne.benchmarks.objects.";
  static final Map<String, String> PARAMETERS = Map.of("workload", "EQUITY_T2", "data", "ROTATING");

  private Measurements() {}

  /** Makes a measurement in operations per millisecond. */
  static Measurement measured(
      Track track, String contender, String operation, double value, double error) {
    return measured(track, contender, operation, new Score(value, error, "ops/ms", true));
  }

  static Measurement measured(Track track, String contender, String operation, Score score) {
    String benchmark = PACKAGE + contender + "Benchmark." + operation;
    return new Measurement(
        Subject.of(benchmark, PARAMETERS),
        Baseline.key(benchmark, "thrpt", PARAMETERS),
        score,
        Optional.of(832.0004),
        new Description(track, 262, 196, List.of()));
  }

  /** Returns descriptions that say nothing. */
  static Descriptions undescribed() {
    return new Descriptions(type -> parameters -> new Description(Track.UNKNOWN, 0));
  }

  static Section section(Measurement... measurements) {
    return Sections.of(List.of(measurements), List.of()).get(0);
  }
}
