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

  /** Checks that {@code tested} contains an object of each class of a package, and of no others. */
  public static void assertComplete(String lastPart, Stream<?> tested) {
    Set<String> names =
        tested
            .map(each -> each.getClass().getName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(names(lastPart), names);
  }

  /** Returns an object of each benchmark class of the package with this last part. */
  public static Stream<Object> of(String lastPart) {
    return names(lastPart).stream().map(BenchmarkClasses::create);
  }

  private static Object create(String name) {
    try {
      return Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Set<String> names(String lastPart) {
    return BenchmarkList.defaultList()
        .find(
            OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
            List.of("\\." + lastPart + "\\."),
            List.of())
        .stream()
        .map(entry -> entry.getUserClassQName())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
