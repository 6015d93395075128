package io.avrodyne.registry;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The rule for repeating requests.
 *
 * @param count how often a request is repeated at most, once all URLs were tried
 * @param firstPause the pause before the first repetition, which doubles with each
 * @param maxPause the longest pause
 * @param total the time for a call with all its requests, repetitions and pauses
 */
record Retries(int count, Duration firstPause, Duration maxPause, Duration total) {

  /** Returns the pause before a repetition, from 0: half of it fixed, half at random. */
  long pauseNanos(int repetition) {
    long pause = firstPause.toNanos();
    for (int i = 0; i < repetition && pause < maxPause.toNanos(); i++) {
      pause *= 2;
    }
    long half = Math.min(pause, maxPause.toNanos()) / 2;
    return half + (half > 0 ? ThreadLocalRandom.current().nextLong(half) : 0);
  }
}
