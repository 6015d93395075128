package io.avrodyne.runtime.generated;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Converts between times of day and Avro's times. Called by generated code.
 *
 * <p><b>Units.</b> Milliseconds or microseconds since midnight. What is below the unit is cut off;
 * the exact methods refuse it.
 *
 * <p><b>Allocation.</b> None but what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for digits that an exact method would
 * lose; {@link DecodeException} for what is not within a day, with the position where the number
 * began that was read last.
 */
public final class TimesOfDay {

  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final int MILLIS_PER_DAY = 86_400_000;
  private static final long MICROS_PER_DAY = 86_400_000_000L;

  private TimesOfDay() {}

  /** Returns the milliseconds of a time. */
  public static int toMillis(@Nullable LocalTime value) {
    return (int) (nanos(value) / NANOS_PER_MILLI);
  }

  /** Returns the microseconds of a time. */
  public static long toMicros(@Nullable LocalTime value) {
    return nanos(value) / NANOS_PER_MICRO;
  }

  /** Returns the milliseconds of a time; digits below are refused. */
  public static int toExactMillis(@Nullable LocalTime value) {
    long nanos = nanos(value);
    EpochArithmetic.requireWhole(nanos, NANOS_PER_MILLI);
    return (int) (nanos / NANOS_PER_MILLI);
  }

  /** Returns the microseconds of a time; digits below are refused. */
  public static long toExactMicros(@Nullable LocalTime value) {
    long nanos = nanos(value);
    EpochArithmetic.requireWhole(nanos, NANOS_PER_MICRO);
    return nanos / NANOS_PER_MICRO;
  }

  /** Returns the time of milliseconds. */
  public static LocalTime ofMillis(int value, AvroInput in) {
    if (value < 0 || value >= MILLIS_PER_DAY) {
      throw Failures.outOfRange("an int", "a time of day in milliseconds", value, in);
    }
    return LocalTime.ofNanoOfDay((long) value * NANOS_PER_MILLI);
  }

  /** Returns the time of microseconds. */
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
