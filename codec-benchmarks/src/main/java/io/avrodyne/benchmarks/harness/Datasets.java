package io.avrodyne.benchmarks.harness;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The values of the parameter {@code workload}, from the class of a benchmark that has it. */
public final class Datasets {

  private static final String PARAMETER = "workload";

  private static final List<Dataset> ALL = find();

  private Datasets() {}

  /** Returns all of them, in their order. */
  public static List<Dataset> all() {
    return ALL;
  }

  /** Returns the one of a name. */
  public static Optional<Dataset> named(String name) {
    return ALL.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  private static List<Dataset> find() {
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    return BenchmarkList.defaultList().find(silent, List.of(), List.of()).stream()
        .filter(entry -> entry.getParams().orElse(Map.of()).containsKey(PARAMETER))
        .map(Datasets::of)
        .filter(values -> !values.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static List<Dataset> of(BenchmarkListEntry entry) {
    try {
      Class<?> type = Class.forName(entry.getUserClassQName()).getField(PARAMETER).getType();
      return Stream.ofNullable(type.getEnumConstants())
          .flatMap(Arrays::stream)
          .filter(Dataset.class::isInstance)
          .map(Dataset.class::cast)
          .toList();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("JMH's list names " + entry.getUserClassQName(), e);
    }
  }
}
