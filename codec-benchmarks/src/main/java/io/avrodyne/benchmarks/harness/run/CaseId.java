package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.report.BenchmarkName;
import java.util.Collections;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Stream;
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

  CaseId {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** Returns the identity of what was measured. */
  static CaseId of(BenchmarkParams params) {
    Map<String, String> parameters = new TreeMap<>();
    params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
    return new CaseId(params.getBenchmark(), params.getMode(), parameters);
  }

  BenchmarkName name() {
    return BenchmarkName.of(benchmark);
  }

  /** Returns the workload, or the area of a benchmark that has no such parameter. */
  String workload() {
    return parameters.getOrDefault(WORKLOAD, name().area());
  }

  /** Returns the parameters without the contender, which rivals have in common. */
  Map<String, String> data() {
    Map<String, String> data = new TreeMap<>(parameters);
    data.remove(BenchmarkName.CONTENDER);
    return data;
  }

  /** Returns a short name for people. */
  String label() {
    BenchmarkName name = name();
    StringJoiner label = new StringJoiner(" ");
    label.add(name.area() + "." + name.contender(parameters)).add(name.method());
    Map<String, String> others = data();
    Stream.ofNullable(others.remove(WORKLOAD)).forEach(label::add);
    others.values().forEach(label::add);
    return label.toString();
  }
}
