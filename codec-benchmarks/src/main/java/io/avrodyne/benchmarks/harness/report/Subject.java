package io.avrodyne.benchmarks.harness.report;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The subject of a benchmark, taken from its name and parameters.
 *
 * @param workload the data
 * @param variant the other parameters
 * @param contender the parameter of that name, or else the name of the class without its suffix
 * @param operation the method; empty if the name has none
 */
record Subject(String workload, String variant, String contender, String operation) {

  private static final String WORKLOAD = "workload";

  /** Returns the subject. The workload is the parameter of that name, or else the area. */
  static Subject of(String benchmark, Map<String, String> parameters) {
    BenchmarkName name = BenchmarkName.of(benchmark);
    return new Subject(
        parameters.getOrDefault(WORKLOAD, name.area()),
        variant(parameters),
        name.contender(parameters),
        name.method());
  }

  private static String variant(Map<String, String> parameters) {
    return new TreeMap<>(parameters)
        .entrySet().stream()
            .filter(entry -> !entry.getKey().equals(WORKLOAD))
            .filter(entry -> !entry.getKey().equals(BenchmarkName.CONTENDER))
            .map(entry -> variant(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining(", "));
  }

  private static String variant(String key, String value) {
    return switch (key) {
      case "variant" -> value;
      case "data" -> value.toLowerCase(Locale.ROOT);
      default -> key + "=" + value;
    };
  }
}
