package io.avrodyne.benchmarks.harness.run;

import java.util.ArrayList;
import java.util.List;

/** The profile of the event stores, which has to end within half an hour. */
final class StoresProfile {

  /** Five forks, so that rivals alternate five times; each warms up on a few events of its own. */
  static final String FIVE_FORKS = "-f 5 -wi 0 -i 1";

  private StoresProfile() {}

  static Profile stores() {
    List<Part> parts = new ArrayList<>();
    parts.addAll(actors());
    parts.addAll(AxonParts.bank());
    parts.addAll(AxonParts.scale());
    return new Profile("stores", parts, false);
  }

  private static List<Part> actors() {
    return ActorsParts.all();
  }
}
