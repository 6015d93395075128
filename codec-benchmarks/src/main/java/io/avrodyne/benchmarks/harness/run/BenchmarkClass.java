package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Described.Description;
import io.avrodyne.benchmarks.harness.Track;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Options;

/** A benchmark's class: the parameters that it has, and what it says about them. */
final class BenchmarkClass {

  private final Map<String, String[]> defaults;
  private final Class<?> type;

  BenchmarkClass(BenchmarkListEntry entry) {
    defaults = entry.getParams().orElse(Map.of());
    try {
      type = Class.forName(entry.getUserClassQName());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns all combinations of the parameters' values, by workload first.
   *
   * @throws MisuseException if the options name a value that does not exist
   */
  List<Map<String, String>> parameters(Options options) throws MisuseException {
    // The cases of a workload follow each other, for each value of data.
    List<String> names =
        defaults.keySet().stream()
            .sorted(
                Comparator.comparing((String name) -> !name.equals("workload"))
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    List<Map<String, String>> combinations = List.of(Map.of());
    for (String name : names) {
      Collection<String> values = values(name, options);
      combinations =
          combinations.stream()
              .flatMap(each -> values.stream().map(value -> extended(each, name, value)))
              .toList();
    }
    return combinations;
  }

  private static Map<String, String> extended(
      Map<String, String> combination, String name, String value) {
    Map<String, String> extended = new TreeMap<>(combination);
    extended.put(name, value);
    return extended;
  }

  private Collection<String> values(String name, Options options) throws MisuseException {
    Collection<String> values =
        options.getParameter(name).orElse(List.of(defaults.getOrDefault(name, new String[0])));
    List<String> constants = constants(name);
    for (String value : values) {
      if (!constants.isEmpty() && !constants.contains(value)) {
        throw new MisuseException(
            "There is no " + name + " " + value + ". Choose from " + String.join(", ", constants));
      }
    }
    return values;
  }

  /** Returns the values of a parameter if its type is an enum. */
  private List<String> constants(String name) {
    try {
      return Stream.ofNullable(type.getField(name).getType().getEnumConstants())
          .flatMap(Arrays::stream)
          .map(each -> ((Enum<?>) each).name())
          .toList();
    } catch (NoSuchFieldException e) {
      return List.of();
    }
  }

  /** Returns why the contender cannot run with these parameters; empty if it can. */
  Optional<String> refusal(Map<String, String> parameters) {
    Described contender = described();
    return contender
        .refusal(parameters)
        .or(
            () ->
                contender.servers(parameters).stream()
                    .flatMap(server -> server.absence().stream())
                    .findFirst());
  }

  /** Returns what the class says about itself, or else the defaults. */
  Described described() {
    if (!Described.class.isAssignableFrom(type)) {
      return parameters -> new Description(Track.OBJECTS, 0);
    }
    try {
      return (Described) type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName() + " cannot be created", e);
    }
  }
}
