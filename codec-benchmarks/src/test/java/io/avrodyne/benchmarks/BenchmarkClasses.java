package io.avrodyne.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** A finder of the classes that JMH would run, so that none escapes a test that lists them. */
public final class BenchmarkClasses {

  private BenchmarkClasses() {}

  /**
   * Checks that {@code tested} contains an object of each class of a workload, and of no others.
   */
  public static void assertComplete(String workload, Stream<?> tested) {
    Set<String> names =
        tested
            .map(each -> each.getClass().getName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(of(workload), names);
  }

  private static Set<String> of(String workload) {
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
