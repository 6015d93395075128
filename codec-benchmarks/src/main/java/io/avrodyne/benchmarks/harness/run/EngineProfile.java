package io.avrodyne.benchmarks.harness.run;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The profile of actors on an engine, which ends within twenty minutes. They have the published
 * event, and the rows without an engine are measured with them, so that both have the same number
 * of actors and the same machine.
 */
final class EngineProfile {

  private static final String FORMATS = "Avrodyne,JacksonJson,JacksonCbor,Protobuf";
  private static final String CLOSEST = "Avrodyne|JacksonJson|Protobuf";

  /** An engine is a lot of code, most of which is not compiled before a first run. */
  private static final String OPTIONS = "-f 5 -wi 1 -i 1";

  private EngineProfile() {}

  static Profile engine() {
    List<Part> parts =
        Stream.of(
                both("store=MEMORY entities=300", "NoCodec|", "NoCodec,"),
                both("store=REDIS entities=100", "", ""),
                both("store=POSTGRES durability=ASYNC entities=100", "", ""),
                both("store=POSTGRES durability=SYNC entities=30", "", ""))
            .flatMap(List::stream)
            .toList();
    return new Profile("engine", parts, false);
  }

  /** Returns the rows without an engine and those with one. */
  private static List<Part> both(String parameters, String moreClasses, String moreFormats) {
    String all = OPTIONS + (" " + parameters).replace(" ", " -p ");
    return List.of(
        Part.of("\\.actors\\.(" + moreClasses + CLOSEST + ")Benchmark\\.", Map.of(), all),
        Part.of(
            "\\.actors\\.EngineBenchmark\\.",
            Map.of(),
            all + " -p contender=" + moreFormats + FORMATS));
  }
}
