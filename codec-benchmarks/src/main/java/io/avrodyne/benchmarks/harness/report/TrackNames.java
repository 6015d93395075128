package io.avrodyne.benchmarks.harness.report;

/** The words of the report for tracks. */
final class TrackNames {

  private TrackNames() {}

  static String name(Ranking ranking) {
    return ranking.track().map(Enum::toString).orElse("unknown");
  }

  /** Returns a heading that says what is measured. */
  static String title(Ranking ranking) {
    return ranking
        .track()
        .map(
            track ->
                switch (track) {
                  case OBJECTS -> "Objects: the application's objects to bytes and back";
                  case NATIVE -> "Native: the contender's own messages, built in advance";
                  case REUSE -> "Reuse: decoded into existing objects";
                  case FLOOR -> "Floors: the least work that a codec can do";
                })
        .orElse("Track unknown");
  }
}
