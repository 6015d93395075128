package io.avrodyne.benchmarks.harness.run;

import java.util.List;
import java.util.Map;

/** The parts of the event stores' profile that run on Axon, in about 16 minutes. */
final class AxonParts {

  private static final String BANK = "\\.stores\\.bank\\.";
  private static final String SCALE = "\\.stores\\.scale\\.\\w+Benchmark\\.";

  private AxonParts() {}

  /**
   * The published runs in fresh JVMs, with commits that wait for the disk; the same with commits
   * that do not, for the format that others use and for Avrodyne; and later runs of a JVM, without
   * the three slowest serializers.
   */
  static List<Part> bank() {
    return List.of(
        Part.of(
            BANK + "\\w+Benchmark\\.cold$", Map.of("durability", "SYNC"), StoresProfile.FIVE_FORKS),
        Part.of(
            BANK + "(JacksonJson|Avrodyne)Benchmark\\.cold$",
            Map.of("durability", "ASYNC|NONE"),
            StoresProfile.FIVE_FORKS),
        Part.of(
            BANK + "(?!XStream|AxonAvro)\\w+Benchmark\\.warm$",
            Map.of("durability", "SYNC"),
            "-f 1 -wi 3 -i 5"));
  }

  /** A million events, and fewer of ten versions. */
  static List<Part> scale() {
    return List.of(
        Part.of(SCALE + "append$", Map.of(), "-f 1 -wi 0 -i 5"),
        Part.of(SCALE + "replay$", Map.of(), "-f 1 -wi 0 -i 3"),
        Part.of(SCALE + "replayTenVersions$", Map.of(), "-f 1 -wi 0 -i 3 -p events=200000"));
  }
}
