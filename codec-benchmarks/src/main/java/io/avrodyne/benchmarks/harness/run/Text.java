package io.avrodyne.benchmarks.harness.run;

import java.time.Duration;

/** Durations as people read them. */
final class Text {

  private Text() {}

  /** Returns a duration in the unit that fits. */
  static String of(Duration duration) {
    long seconds = Math.round(duration.toMillis() / 1000.0);
    if (seconds < 100) {
      return seconds + " s";
    }
    long minutes = Math.round(seconds / 60.0);
    return minutes < 100 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
  }
}
