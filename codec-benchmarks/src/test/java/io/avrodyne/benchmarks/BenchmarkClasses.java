package io.avrodyne.benchmarks;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Finds the classes that JMH would run, so that none escapes a test that lists them. */
public final class BenchmarkClasses {

  private BenchmarkClasses() {}

  /** Returns the names of those of a workload. */
  public static Set<String> of(String workload) {
    return BenchmarkList.defaultList()
        .find(
            OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
            List.of("\\." + workload + "\\."),
            List.of())
        .stream()
        .map(entry -> entry.getUserClassQName())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
