package io.avrodyne.benchmarks.compare;

import io.avrodyne.benchmarks.evolution.Change;
import io.avrodyne.benchmarks.harness.size.Timed;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.fixtures.evolution.Shipment;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A benchmark with its parameters.
 *
 * @param benchmark the full name of a method
 * @param workload the name by which {@code --workloads} selects it
 * @param parameter its parameter of JMH other than the workload, as {@code name=value}: the data,
 *     or the change of a schema
 */
record Case(String benchmark, String workload, String parameter) {

  /** The workloads whose objects have a million values, which fill the usual heap at once. */
  private static final String LARGE = "(LISTS|NUMBERS).*";

  /** The end of the names of contenders in a used process. */
  private static final String USED = "Used";

  /** Returns a name for tables and files. */
  String name() {
    String operation = benchmark.substring(benchmark.lastIndexOf('.') + 1);
    String value = parameter.substring(parameter.indexOf('=') + 1).toLowerCase(Locale.ROOT);
    return String.join(" ", isEvolution() ? evolutionName() : workload, value, operation);
  }

  private boolean isEvolution() {
    return workload.equals(Cases.EVOLUTION);
  }

  private String evolutionName() {
    return benchmark.contains("Plan") ? "EVOLUTION_PLAN" : "EVOLUTION_KNOWN";
  }

  /** Returns the packages of the classes that it encodes and decodes. */
  Set<String> packages() {
    return isEvolution()
        ? Set.of(Shipment.class.getPackageName(), Change.class.getPackageName())
        : Workload.valueOf(workload).sample(Size.SMALL).models().stream()
            .map(model -> model.type().getPackageName())
            .collect(Collectors.toSet());
  }

  /** Returns why a contender cannot take part; empty if it can. */
  Optional<String> refusal(Timed contender) {
    return isEvolution()
        ? Optional.of("only versions are compared on it")
        : contender.refusal(Map.of("workload", workload));
  }

  /** Returns JMH's arguments for a contender's form of it. */
  List<String> arguments(String contender) {
    String packageName = contender.endsWith(USED) ? "used." : "objects.";
    String method =
        benchmark.replace(
            "objects." + Entrant.AVRODYNE + "Benchmark.", packageName + contender + "Benchmark.");
    List<String> arguments = new ArrayList<>(List.of("^" + method.replace(".", "\\.") + "$"));
    if (!isEvolution()) {
      arguments.addAll(List.of("-p", "workload=" + workload));
    }
    arguments.addAll(List.of("-p", parameter));
    if (workload.matches(LARGE)) {
      arguments.addAll(List.of("-jvmArgs", "-Xms4g -Xmx4g -XX:+UseG1GC"));
    }
    return arguments;
  }
}
