package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;

/**
 * Conversions from seconds and nanoseconds since the epoch to a single unit.
 *
 * <p><b>Units.</b> A unit is given as its number of nanoseconds: 1,000,000, 1,000 or 1.
 */
final class EpochArithmetic {

  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final long MILLIS_PER_SECOND = 1_000;
  private static final long MICROS_PER_SECOND = 1_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private EpochArithmetic() {}

  /** Returns the time in whole milliseconds, rounded towards the past. */
  static long toMillis(long seconds, int nanos) {
    return fits(seconds, MILLIS_PER_SECOND)
        ? seconds * MILLIS_PER_SECOND + nanos / NANOS_PER_MILLI
        : floor(seconds, nanos, NANOS_PER_MILLI);
  }

  /** Returns the time in whole microseconds, rounded towards the past. */
  static long toMicros(long seconds, int nanos) {
    return fits(seconds, MICROS_PER_SECOND)
        ? seconds * MICROS_PER_SECOND + nanos / NANOS_PER_MICRO
        : floor(seconds, nanos, NANOS_PER_MICRO);
  }

  /** Returns the time in nanoseconds. */
  static long toNanos(long seconds, int nanos) {
    return fits(seconds, NANOS_PER_SECOND)
        ? seconds * NANOS_PER_SECOND + nanos
        : floor(seconds, nanos, 1);
  }

  /**
   * Returns whether a number times a factor certainly fits in a long, and so does the sum of that
   * and a number from 0 to the factor (exclusive): the number has as many bits to spare as the
   * factor takes.
   */
  static boolean fits(long value, long factor) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(factor - 1);
    return value << bits >> bits == value;
  }

  /** Returns the time in whole units, rounded towards the past. */
  static long floor(long seconds, int nanos, int nanosPerUnit) {
    long perSecond = NANOS_PER_SECOND / nanosPerUnit;
    long units = nanos / nanosPerUnit;
    // Before the epoch, the seconds alone may overflow although the sum does not.
    long before = seconds >> 63;
    long whole = seconds - before;
    units += before * perSecond;
    long most = Long.MAX_VALUE / perSecond;
    if (whole > most || whole < -most) {
      throw overflow(nanosPerUnit);
    }
    long product = whole * perSecond;
    long sum = product + units;
    if (((product ^ sum) & (units ^ sum)) < 0) {
      throw overflow(nanosPerUnit);
    }
    return sum;
  }

  /** Returns the time in units, rejecting times with digits below the unit. */
  static long exact(long seconds, int nanos, int nanosPerUnit) {
    requireWhole(nanos, nanosPerUnit);
    return floor(seconds, nanos, nanosPerUnit);
  }

  /** Rejects nanoseconds that are not a whole number of units. */
  static void requireWhole(long nanos, int nanosPerUnit) {
    if (nanos % nanosPerUnit != 0) {
      throw CodecFailures.encoding("a time is more precise than " + name(nanosPerUnit));
    }
  }

  private static EncodeException overflow(int nanosPerUnit) {
    return Failures.tooLarge("a long of " + name(nanosPerUnit));
  }

  private static String name(int nanosPerUnit) {
    return nanosPerUnit == 1
        ? "nanoseconds"
        : nanosPerUnit == 1_000 ? "microseconds" : "milliseconds";
  }
}
