package io.avrodyne.benchmarks.run;

import java.util.List;
import java.util.Map;

/**
 * The parts of the profile of event stores with the actors on an engine. They have the published
 * event, and the settings of the rows without an engine under which the disk hides least.
 */
final class EngineParts {

  private static final String FORMATS = "Avrodyne,JacksonJson,JacksonCbor,Protobuf";

  private EngineParts() {}

  static List<Part> all() {
    return List.of(
        engine("-f 5 -wi 1 -i 1", "store=MEMORY entities=1000 contender=NoCodec," + FORMATS),
        engine(StoresProfile.FIVE_FORKS, "store=REDIS entities=200 contender=" + FORMATS),
        engine(
            StoresProfile.FIVE_FORKS,
            "store=POSTGRES durability=ASYNC entities=100 contender=" + FORMATS),
        engine(
            StoresProfile.FIVE_FORKS,
            "store=POSTGRES durability=SYNC entities=50 contender=" + FORMATS));
  }

  private static Part engine(String options, String parameters) {
    return Part.of(
        "\\.actors\\.EngineBenchmark\\.",
        Map.of(),
        options + (" " + parameters).replace(" ", " -p "));
  }
}
