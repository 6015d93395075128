package io.avrodyne.benchmarks.run;

import java.util.List;
import java.util.Map;

/** The parts of the event stores' profile that run on Axon, in about 17 minutes. */
final class AxonParts {

  private static final String BANK = "\\.stores\\.bank\\.";
  private static final String FIVE_JVMS = "-f 5 -wi 0 -i 1";

  private AxonParts() {}

  /**
   * The published runs in fresh JVMs, with commits that wait for the disk; the same with commits
   * that do not, for the format that others use and for Avrodyne; and later runs of a JVM, without
   * the two slowest serializers.
   */
  static List<Part> bank() {
    return List.of(
        Part.of(BANK + "\\w+Benchmark\\.cold$", Map.of("durability", "SYNC"), FIVE_JVMS),
        Part.of(
            BANK + "(JacksonJson|Avrodyne)Benchmark\\.cold$",
            Map.of("durability", "ASYNC|NONE"),
            FIVE_JVMS),
        Part.of(
            BANK + "(?!XStreamPretty|AxonAvro)\\w+Benchmark\\.warm$",
            Map.of("durability", "SYNC"),
            "-f 1 -wi 3 -i 5"));
  }
}
