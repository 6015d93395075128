package io.avrodyne.runtime.codegen;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between times of day and Avro's times. Called by generated code.
 *
 * <p><b>Units.</b> Milliseconds or microseconds since midnight. Digits below the unit are
 * truncated; the exact methods reject them.
 *
 * <p><b>Allocation.</b> Only what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for digits that an exact method would
 * lose; {@link DecodeException} for a number that is not within a day, with the position where the
 * number, which must be the last value read, began.
 */
public final class TimesOfDay {

  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final int MILLIS_PER_DAY = 86_400_000;
  private static final long MICROS_PER_DAY = 86_400_000_000L;

  private TimesOfDay() {}

  /** Returns a time in milliseconds. */
  public static int toMillis(@Nullable LocalTime value) {
    return (int) (nanos(value) / NANOS_PER_MILLI);
  }

  /** Returns a time in microseconds. */
  public static long toMicros(@Nullable LocalTime value) {
    return nanos(value) / NANOS_PER_MICRO;
  }

  /** Returns a time in milliseconds, rejecting digits below the unit. */
  public static int toExactMillis(@Nullable LocalTime value) {
    long nanos = nanos(value);
    EpochArithmetic.requireWhole(nanos, NANOS_PER_MILLI);
    return (int) (nanos / NANOS_PER_MILLI);
  }

  /** Returns a time in microseconds, rejecting digits below the unit. */
  public static long toExactMicros(@Nullable LocalTime value) {
    long nanos = nanos(value);
    EpochArithmetic.requireWhole(nanos, NANOS_PER_MICRO);
    return nanos / NANOS_PER_MICRO;
  }

  /** Returns the time for a number of milliseconds. */
  public static LocalTime ofMillis(int value, AvroInput in) {
    if (value < 0 || value >= MILLIS_PER_DAY) {
      throw Failures.outOfRange("an int", "a time of day in milliseconds", value, in);
    }
    return LocalTime.ofNanoOfDay((long) value * NANOS_PER_MILLI);
  }

  /** Returns the time for a number of microseconds. */
  public static LocalTime ofMicros(long value, AvroInput in) {
    if (value < 0 || value >= MICROS_PER_DAY) {
      throw Failures.outOfRange("a long", "a time of day in microseconds", value, in);
    }
    return LocalTime.ofNanoOfDay(value * NANOS_PER_MICRO);
  }

  private static long nanos(@Nullable LocalTime value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return value.toNanoOfDay();
  }
}
