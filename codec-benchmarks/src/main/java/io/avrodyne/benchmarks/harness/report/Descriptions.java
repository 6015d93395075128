package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Described.Description;
import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The descriptions of benchmark classes. Each class is asked once per set of parameters, because a
 * description takes time to make: the objects of the workload are encoded and compressed. Use one
 * instance for all reports of a run.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class Descriptions {

  private final Function<String, Described> benchmarks;
  private final Map<List<Object>, Description> known = new ConcurrentHashMap<>();

  /** Creates descriptions that ask the benchmark classes. */
  public Descriptions() {
    this(Described::of);
  }

  Descriptions(Function<String, Described> benchmarks) {
    this.benchmarks = benchmarks;
  }

  Description of(String type, Map<String, String> parameters) {
    return known.computeIfAbsent(
        List.of(type, Map.copyOf(parameters)), absent -> describe(type, parameters));
  }

  /** Describes a class. A report without a description is better than a lost run. */
  private Description describe(String type, Map<String, String> parameters) {
    try {
      return benchmarks.apply(type).describe(parameters);
    } catch (IOException | RuntimeException | LinkageError e) {
      String caveat = "The benchmark gave no description: " + e + ".";
      return new Description(Track.UNKNOWN, 0, 0, List.of(caveat));
    }
  }
}
