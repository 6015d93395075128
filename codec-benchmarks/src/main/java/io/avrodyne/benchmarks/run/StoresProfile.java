package io.avrodyne.benchmarks.run;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The profile of the event stores, which has to end within half an hour. So not everything is
 * combined with everything: all settings of durability with the published event, and the other
 * parameters with the settings under which the disk hides least.
 */
final class StoresProfile {

  /** Five forks, so that rivals alternate five times; each warms up on some of the actors. */
  private static final String FIVE_FORKS = "-f 5 -i 1 ";

  private static final String ON_REDIS = "Avrodyne|Protobuf|MessagePack";
  private static final String ON_POSTGRES = "Avrodyne|AvroSpecific|Protobuf|JacksonJson";

  private StoresProfile() {}

  static Profile stores() {
    return new Profile(
        "stores",
        Stream.of(published(), envelopes(), events(), workers()).flatMap(List::stream).toList(),
        false);
  }

  /** The published event in its envelope; with fewer actors where a commit waits for the disk. */
  private static List<Part> published() {
    return List.of(
        actors("\\w+", "store=MEMORY", "entities=1000", 2),
        actors(ON_REDIS, "store=REDIS", "entities=1000", 0),
        actors(ON_REDIS, "store=REDIS durability=SYNC", "entities=50", 0),
        actors(ON_POSTGRES, "store=POSTGRES durability=ASYNC", "entities=1000", 0),
        actors(ON_POSTGRES, "store=POSTGRES durability=SYNC", "entities=50", 0),
        actors(ON_POSTGRES, "store=POSTGRES durability=NONE", "entities=100", 0));
  }

  /** The event without its envelope. */
  private static List<Part> envelopes() {
    return List.of(
        actors(ON_REDIS, "store=REDIS envelope=NONE", "entities=100", 0),
        actors(ON_POSTGRES, "store=POSTGRES durability=ASYNC envelope=NONE", "entities=100", 0));
  }

  /** Larger events. */
  private static List<Part> events() {
    return List.of(
        actors(ON_REDIS, "store=REDIS event=BANK,EQUITY", "entities=100", 0),
        actors(
            ON_POSTGRES, "store=POSTGRES durability=ASYNC event=BANK,EQUITY", "entities=100", 0));
  }

  /** One worker, and many. */
  private static List<Part> workers() {
    String few = "Avrodyne|Protobuf|JacksonJson";
    return List.of(
        actors(ON_REDIS, "store=REDIS workers=1,32", "entities=100", 0),
        actors(few, "store=POSTGRES durability=SYNC workers=1", "entities=10", 0),
        actors(few, "store=POSTGRES durability=SYNC workers=32", "entities=100", 0));
  }

  private static Part actors(String formats, String parameters, String entities, int warmups) {
    String options =
        FIVE_FORKS + "-wi " + warmups + (" " + parameters + " " + entities).replace(" ", " -p ");
    return Part.of("\\.stores\\.actors\\.(" + formats + ")Benchmark\\.", Map.of(), options);
  }
}
