package io.avrodyne.benchmarks.harness.run;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Server;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Options;

/** A benchmark's class: the parameters that it has, and what it says about them. */
final class BenchmarkClass {

  private final BenchmarkListEntry entry;
  private final Class<?> type;

  private BenchmarkClass(BenchmarkListEntry entry, Class<?> type) {
    this.entry = entry;
    this.type = type;
  }

  static BenchmarkClass of(BenchmarkListEntry entry) {
    try {
      return new BenchmarkClass(entry, Class.forName(entry.getUserClassQName()));
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
    Map<String, String[]> defaults = entry.getParams().orElse(Map.of());
    // The cases of a workload follow each other, for each value of data.
    List<String> names =
        defaults.keySet().stream()
            .sorted(
                Comparator.comparing((String name) -> !name.equals("workload"))
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    List<Map<String, String>> combinations = List.of(Map.of());
    for (String name : names) {
      List<String> ofAnnotation = Arrays.asList(defaults.getOrDefault(name, new String[0]));
      Collection<String> values = options.getParameter(name).orElse(ofAnnotation);
      for (String value : values) {
        check(name, value);
      }
      combinations = extended(combinations, name, values);
    }
    return combinations;
  }

  private static List<Map<String, String>> extended(
      List<Map<String, String>> combinations, String name, Collection<String> values) {
    List<Map<String, String>> extended = new ArrayList<>();
    for (Map<String, String> combination : combinations) {
      for (String value : values) {
        Map<String, String> copy = new TreeMap<>(combination);
        copy.put(name, value);
        extended.add(copy);
      }
    }
    return extended;
  }

  private void check(String name, String value) throws MisuseException {
    Field field = field(name);
    if (field == null || !field.getType().isEnum()) {
      return;
    }
    List<String> constants =
        Stream.of(field.getType().getEnumConstants()).map(each -> ((Enum<?>) each).name()).toList();
    if (!constants.contains(value)) {
      throw new MisuseException(
          "There is no " + name + " " + value + ". Choose from " + String.join(", ", constants));
    }
  }

  private @Nullable Field field(String name) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return field;
        }
      }
    }
    return null;
  }

  /** Returns why the contender cannot run with these parameters; empty if it can. */
  Optional<String> refusal(Map<String, String> parameters) {
    return described()
        .flatMap(
            each ->
                each.refusal(parameters)
                    .or(
                        () ->
                            each.servers(parameters).stream()
                                .flatMap(server -> server.absence().stream())
                                .findFirst()));
  }

  /** Returns the servers that the contender needs with these parameters. */
  List<Server> servers(Map<String, String> parameters) {
    return described().map(each -> each.servers(parameters)).orElse(List.of());
  }

  /** Returns the estimated time of an iteration, if the contender tells. */
  Optional<Duration> iteration(Map<String, String> parameters) {
    return described().flatMap(each -> each.iteration(parameters));
  }

  private Optional<Described> described() {
    if (!Described.class.isAssignableFrom(type)) {
      return Optional.empty();
    }
    try {
      return Optional.of((Described) type.getConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName() + " cannot be created", e);
    }
  }
}
