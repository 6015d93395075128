package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Durability;
import java.time.Duration;

/** The time that a run is expected to take. */
final class Pace {

  /** The commits of one worker in a second, each of which waits for the disk. */
  private static final int COMMITS = 250;

  private static final int MOST_COMMITS = 6_000;

  private Pace() {}

  /** Returns the time of the warm-up, the run and the check with this many events. */
  static Duration of(Store store, Durability durability, int workers, int events) {
    double check = events / (store == Store.MEMORY ? 300_000.0 : 60_000.0);
    double seconds = start(store) + check + events / rate(store, durability, workers);
    return Duration.ofMillis(Math.round(1000 * seconds));
  }

  /** Returns the same for actors on an engine, which starts for longer and does more. */
  static Duration ofEngine(Store store, Durability durability, int events) {
    double rate =
        switch (store) {
          case MEMORY -> 100_000;
          case REDIS -> durability == Durability.SYNC ? 1_500 : 7_000;
          case POSTGRES -> durability == Durability.SYNC ? 1_200 : 4_000;
        };
    double seconds = 1 + start(store) + events / 30_000.0 + events / rate;
    return Duration.ofMillis(Math.round(1000 * seconds));
  }

  private static double start(Store store) {
    return switch (store) {
      case MEMORY -> 0.2;
      case REDIS -> 0.5;
      case POSTGRES -> 0.6;
    };
  }

  private static double rate(Store store, Durability durability, int workers) {
    if (store == Store.MEMORY) {
      return 500_000;
    }
    if (durability == Durability.SYNC) {
      return Math.min(MOST_COMMITS, COMMITS * workers);
    }
    int one = store == Store.REDIS ? 12_000 : 6_000;
    int many = store == Store.REDIS ? 25_000 : 15_000;
    return workers == 1 ? one : many;
  }
}
