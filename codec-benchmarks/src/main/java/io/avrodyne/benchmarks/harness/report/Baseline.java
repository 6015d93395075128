package io.avrodyne.benchmarks.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The scores of an earlier run, read from JMH's JSON.
 *
 * @param scores the scores, by {@link #key}
 */
record Baseline(Map<String, Score> scores) {

  private static final String THROUGHPUT = "thrpt";

  Baseline {
    scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
  }

  /** Reads a file. JMH writes a score or an error that is NaN as a string. */
  static Baseline read(Path file) throws IOException {
    Map<String, Score> scores = new LinkedHashMap<>();
    for (JsonNode run : new ObjectMapper().readTree(file.toFile())) {
      String mode = run.path("mode").asText();
      JsonNode metric = run.path("primaryMetric");
      scores.put(
          key(run.path("benchmark").asText(), mode, parameters(run.path("params"))),
          new Score(
              metric.path("score").asDouble(Double.NaN),
              metric.path("scoreError").asDouble(Double.NaN),
              metric.path("scoreUnit").asText(),
              mode.equals(THROUGHPUT)));
    }
    return new Baseline(scores);
  }

  /** Returns the name that a measurement has in every run; the page's script builds it too. */
  static String key(String benchmark, String mode, Map<String, String> parameters) {
    StringBuilder key = new StringBuilder(benchmark).append('|').append(mode);
    new TreeMap<>(parameters)
        .forEach((name, value) -> key.append('|').append(name).append('=').append(value));
    return key.toString();
  }

  /** Returns the change in speed since the earlier run, if it has this measurement. */
  Optional<Change> change(Measurement now) {
    return Optional.ofNullable(scores.get(now.key()))
        .filter(before -> before.unit().equals(now.score().unit()))
        .map(
            before ->
                new Change(
                    100 * (now.score().relativeTo(before) - 1), !now.score().overlaps(before)));
  }

  /**
   * A change in speed.
   *
   * @param percent how much faster; negative if slower
   * @param certain whether the intervals have no value in common
   */
  record Change(double percent, boolean certain) {}

  private static Map<String, String> parameters(JsonNode params) {
    Map<String, String> parameters = new TreeMap<>();
    params.properties().forEach(e -> parameters.put(e.getKey(), e.getValue().asText()));
    return parameters;
  }
}
