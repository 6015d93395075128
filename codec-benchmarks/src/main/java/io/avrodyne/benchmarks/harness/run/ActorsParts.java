package io.avrodyne.benchmarks.harness.run;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The parts of the profile of event stores with the actors, which take less than half of its time.
 * So not everything is combined with everything: all settings of durability with the published
 * event, and the other parameters with settings under which the disk hides least.
 */
final class ActorsParts {

  private static final String ON_REDIS = "Avrodyne|Protobuf|MessagePack";
  private static final String ON_POSTGRES = "Avrodyne|AvroSpecific|Protobuf|JacksonJson";
  private static final String CLOSEST = "Avrodyne|Protobuf";
  private static final String TEXT_AND_BINARY = "Avrodyne|JacksonJson";

  private ActorsParts() {}

  static List<Part> all() {
    return Stream.of(published(), envelopes(), events(), workers()).flatMap(List::stream).toList();
  }

  /** The published event in its envelope; with fewer actors where a commit waits for the disk. */
  private static List<Part> published() {
    return List.of(
        Part.of(
            "\\.stores\\.actors\\.(?!Engine)",
            Map.of(),
            "-f 5 -wi 1 -i 1 -p store=MEMORY -p entities=1000"),
        actors(ON_REDIS, "store=REDIS entities=1000"),
        actors(ON_REDIS, "store=REDIS durability=SYNC entities=50"),
        actors(ON_POSTGRES, "store=POSTGRES durability=ASYNC entities=400"),
        actors(ON_POSTGRES, "store=POSTGRES durability=SYNC entities=50"),
        actors(TEXT_AND_BINARY, "store=POSTGRES entities=100"));
  }

  /** The event without its envelope. */
  private static List<Part> envelopes() {
    return List.of(
        actors(ON_REDIS, "store=REDIS envelope=NONE entities=100"),
        actors(ON_POSTGRES, "store=POSTGRES durability=ASYNC envelope=NONE entities=100"));
  }

  /** Larger events. */
  private static List<Part> events() {
    return List.of(
        actors(CLOSEST, "store=REDIS event=BANK,EQUITY entities=100"),
        actors(
            "Avrodyne|Protobuf|JacksonJson",
            "store=POSTGRES durability=ASYNC event=BANK,EQUITY entities=100"));
  }

  /** One worker, and many. */
  private static List<Part> workers() {
    return List.of(
        actors(CLOSEST, "store=REDIS workers=1,32 entities=100"),
        actors(TEXT_AND_BINARY, "store=POSTGRES durability=SYNC workers=1 entities=5"),
        actors(TEXT_AND_BINARY, "store=POSTGRES durability=SYNC workers=32 entities=100"));
  }

  private static Part actors(String formats, String parameters) {
    return Part.of(
        "\\.stores\\.actors\\.(" + formats + ")Benchmark\\.",
        Map.of(),
        StoresProfile.FIVE_FORKS + (" " + parameters).replace(" ", " -p "));
  }
}
