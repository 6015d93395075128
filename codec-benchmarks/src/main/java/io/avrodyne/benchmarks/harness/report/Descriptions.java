package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Described.Description;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The descriptions of benchmark classes. Each class is asked once per set of parameters, because a
 * description takes time to make: the objects of the workload are encoded and compressed. Use one
 * instance for all reports of a run.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class Descriptions {

  /** A source of descriptions. */
  @FunctionalInterface
  interface Describer {

    /** Returns the description of a benchmark class with these parameters, if it has one. */
    Optional<Description> describe(String type, Map<String, String> parameters)
        throws ReflectiveOperationException, IOException;
  }

  /** A class and its parameters. */
  private record Key(String type, Map<String, String> parameters) {}

  private final Describer describer;
  private final Map<Key, Facts> known = new ConcurrentHashMap<>();

  /** Creates descriptions that ask the benchmark classes. */
  public Descriptions() {
    this(Descriptions::byClass);
  }

  Descriptions(Describer describer) {
    this.describer = describer;
  }

  private static Optional<Description> byClass(String type, Map<String, String> parameters)
      throws ReflectiveOperationException, IOException {
    return Class.forName(type).getConstructor().newInstance() instanceof Described described
        ? Optional.of(described.describe(parameters))
        : Optional.empty();
  }

  Facts of(String type, Map<String, String> parameters) {
    return known.computeIfAbsent(new Key(type, Map.copyOf(parameters)), this::describe);
  }

  /** Describes a class. A report without a description is better than a lost run. */
  private Facts describe(Key key) {
    try {
      return describer.describe(key.type, key.parameters).map(Facts::of).orElseGet(Facts::none);
    } catch (ReflectiveOperationException | IOException | RuntimeException | LinkageError e) {
      return Facts.missing(e);
    }
  }
}
