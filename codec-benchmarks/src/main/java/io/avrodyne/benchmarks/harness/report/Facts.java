package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import io.avrodyne.benchmarks.harness.Track;
import java.util.List;
import java.util.Optional;

/**
 * The facts about a contender that JMH does not know.
 *
 * @param track the objects that were measured; empty if the benchmark does not tell
 * @param wireBytes the mean size of an encoded value; 0 if it is not known
 * @param gzipBytes the same, compressed
 * @param caveats sentences for readers of the report
 */
record Facts(Optional<Track> track, int wireBytes, int gzipBytes, List<String> caveats) {

  /** Copies the list. */
  Facts {
    caveats = List.copyOf(caveats);
  }

  static Facts of(Description description) {
    return new Facts(
        Optional.of(description.track()),
        description.wireBytes(),
        description.gzipBytes(),
        description.caveats());
  }

  /** Returns the facts about a benchmark that tells none. */
  static Facts none() {
    return new Facts(Optional.empty(), 0, 0, List.of());
  }

  /** Returns the facts about a benchmark whose description failed. */
  static Facts missing(Throwable cause) {
    return new Facts(
        Optional.empty(), 0, 0, List.of("The benchmark gave no description: " + cause + "."));
  }
}
