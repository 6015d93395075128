package io.avrodyne.benchmarks.run;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The identity of a case.
 *
 * @param benchmark the class and the method
 * @param mode what JMH measures
 * @param parameters the value of each parameter, ordered by name
 */
record CaseId(String benchmark, Mode mode, Map<String, String> parameters) {

  private static final String WORKLOAD = "workload";
  private static final String CLASS_SUFFIX = "Benchmark";

  CaseId {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** Returns the identity of what was measured. */
  static CaseId of(BenchmarkParams params) {
    Map<String, String> parameters = new TreeMap<>();
    params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
    return new CaseId(params.getBenchmark(), params.getMode(), parameters);
  }

  String type() {
    return benchmark.substring(0, benchmark.lastIndexOf('.'));
  }

  String method() {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /** Returns the last part of the package. */
  String area() {
    String type = type();
    String packageName = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    return packageName.substring(packageName.lastIndexOf('.') + 1);
  }

  /** Returns the workload, or the area of a benchmark that has no such parameter. */
  String workload() {
    return parameters.getOrDefault(WORKLOAD, area());
  }

  /** Returns a short name for people. */
  String label() {
    String type = type();
    String simple = type.substring(type.lastIndexOf('.') + 1);
    StringBuilder label = new StringBuilder(area()).append('.');
    label.append(
        simple.endsWith(CLASS_SUFFIX)
            ? simple.substring(0, simple.length() - CLASS_SUFFIX.length())
            : simple);
    label.append(' ').append(method());
    if (parameters.containsKey(WORKLOAD)) {
      label.append(' ').append(workload());
    }
    parameters.entrySet().stream()
        .filter(each -> !each.getKey().equals(WORKLOAD))
        .forEach(each -> label.append(' ').append(each.getValue()));
    return label.toString();
  }
}
