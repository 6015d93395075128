package io.avrodyne.benchmarks.harness.report;

import java.util.Map;

/**
 * The parts of a benchmark's name, which is of the form {@code
 * some.area.ContenderBenchmark.method}.
 *
 * @param type the name of the class
 * @param area the last part of the package; empty if there is no package
 * @param contender the simple name of the class without its suffix
 * @param method the method; empty if the name is that of a class
 */
public record BenchmarkName(String type, String area, String contender, String method) {

  /** The parameter of benchmarks whose class is that of several contenders. */
  public static final String CONTENDER = "contender";

  private static final String CLASS_SUFFIX = "Benchmark";

  /** Returns the parts of a name. The last is a method if it starts with a lower-case letter. */
  public static BenchmarkName of(String benchmark) {
    String last = lastPart(benchmark);
    boolean hasMethod = last.length() < benchmark.length() && Character.isLowerCase(last.charAt(0));
    String type = hasMethod ? withoutLast(benchmark) : benchmark;
    String simple = lastPart(type);
    return new BenchmarkName(
        type,
        lastPart(withoutLast(type)),
        simple.endsWith(CLASS_SUFFIX)
            ? simple.substring(0, simple.length() - CLASS_SUFFIX.length())
            : simple,
        hasMethod ? last : "");
  }

  /** Returns the contender that the parameters name, or else that of the class. */
  public String contender(Map<String, String> parameters) {
    return parameters.getOrDefault(CONTENDER, contender);
  }

  private static String lastPart(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static String withoutLast(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
