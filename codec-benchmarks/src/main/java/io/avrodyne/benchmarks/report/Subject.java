package io.avrodyne.benchmarks.report;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a benchmark measures, taken from its name and parameters.
 *
 * @param workload the data
 * @param variant the other parameters
 * @param contender the name of the class without its suffix
 * @param operation the method; empty if the name has none
 */
record Subject(String workload, String variant, String contender, String operation) {

  private static final String CLASS_SUFFIX = "Benchmark";
  private static final String WORKLOAD = "workload";

  /**
   * Takes a name of the form {@code some.package.ContenderBenchmark.method} apart. A parameter
   * called workload comes before the last part of the package.
   */
  static Subject of(String benchmark, Map<String, String> parameters) {
    String type = typeOf(benchmark);
    int afterPackage = type.lastIndexOf('.') + 1;
    String packageName = type.substring(0, Math.max(0, afterPackage - 1));
    String name = type.substring(afterPackage);
    String lastPart = packageName.substring(packageName.lastIndexOf('.') + 1);
    return new Subject(
        parameters.getOrDefault(WORKLOAD, lastPart),
        variant(parameters),
        name.endsWith(CLASS_SUFFIX)
            ? name.substring(0, name.length() - CLASS_SUFFIX.length())
            : name,
        benchmark.length() == type.length() ? "" : benchmark.substring(type.length() + 1));
  }

  /** Returns the benchmark's class: all but a last part that starts as methods do. */
  static String typeOf(String benchmark) {
    int dot = benchmark.lastIndexOf('.');
    boolean hasMethod = dot >= 0 && Character.isLowerCase(benchmark.charAt(dot + 1));
    return hasMethod ? benchmark.substring(0, dot) : benchmark;
  }

  private static String variant(Map<String, String> parameters) {
    return new TreeMap<>(parameters)
        .entrySet().stream()
            .filter(entry -> !entry.getKey().equals(WORKLOAD))
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
