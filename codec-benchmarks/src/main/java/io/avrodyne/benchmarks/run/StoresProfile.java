package io.avrodyne.benchmarks.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The profile of the event stores, which has to end within half an hour. */
final class StoresProfile {

  private static final String ACTORS = "\\.stores\\.actors\\.";

  /** Five forks, so that rivals alternate five times; each warms up on a few events of its own. */
  private static final String FIVE_FORKS = "-f 5 -wi 0 -i 1";

  private StoresProfile() {}

  static Profile stores() {
    List<Part> parts = new ArrayList<>();
    parts.addAll(actors());
    return new Profile("stores", parts, false);
  }

  private static List<Part> actors() {
    return List.of(Part.of(ACTORS, Map.of(), FIVE_FORKS));
  }
}
