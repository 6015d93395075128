package io.avrodyne.runtime.generated;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/**
 * Converts between points in time and Avro's timestamps. Called by generated code.
 *
 * <p><b>Units.</b> Milliseconds, microseconds or nanoseconds since 1970-01-01T00:00, of UTC for an
 * {@link Instant} and a {@link Date}, of no zone for a {@link LocalDateTime}. What is below the
 * unit is cut off towards the past, also before 1970; the exact methods refuse it.
 *
 * <p><b>Shape.</b> Every long is a point in time, so nothing that is read is refused; the inputs
 * are there for the common form of conversions.
 *
 * <p><b>Allocation.</b> None but what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, for what a long of the unit does not reach
 * (nanoseconds: from 1677-09-21 to 2262-04-11), and for digits that an exact method would lose.
 */
public final class Timestamps {

  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final int NANOS_PER_NANO = 1;
  private static final long MILLIS_PER_SECOND = 1_000;
  private static final long MICROS_PER_SECOND = 1_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private Timestamps() {}

  /** Returns the milliseconds of an instant. */
  public static long toMillis(@Nullable Instant value) {
    return floor(value, NANOS_PER_MILLI);
  }

  /** Returns the microseconds of an instant. */
  public static long toMicros(@Nullable Instant value) {
    return floor(value, NANOS_PER_MICRO);
  }

  /** Returns the nanoseconds of an instant. */
  public static long toNanos(@Nullable Instant value) {
    return floor(value, NANOS_PER_NANO);
  }

  /** Returns the milliseconds of an instant; digits below are refused. */
  public static long toExactMillis(@Nullable Instant value) {
    return exact(value, NANOS_PER_MILLI);
  }

  /** Returns the microseconds of an instant; digits below are refused. */
  public static long toExactMicros(@Nullable Instant value) {
    return exact(value, NANOS_PER_MICRO);
  }

  /** Returns the nanoseconds of an instant, which has none below. */
  public static long toExactNanos(@Nullable Instant value) {
    return exact(value, NANOS_PER_NANO);
  }

  /** Returns the milliseconds of a local time. */
  public static long toMillis(@Nullable LocalDateTime value) {
    return floor(value, NANOS_PER_MILLI);
  }

  /** Returns the microseconds of a local time. */
  public static long toMicros(@Nullable LocalDateTime value) {
    return floor(value, NANOS_PER_MICRO);
  }

  /** Returns the nanoseconds of a local time. */
  public static long toNanos(@Nullable LocalDateTime value) {
    return floor(value, NANOS_PER_NANO);
  }

  /** Returns the milliseconds of a local time; digits below are refused. */
  public static long toExactMillis(@Nullable LocalDateTime value) {
    return exact(value, NANOS_PER_MILLI);
  }

  /** Returns the microseconds of a local time; digits below are refused. */
  public static long toExactMicros(@Nullable LocalDateTime value) {
    return exact(value, NANOS_PER_MICRO);
  }

  /** Returns the nanoseconds of a local time, which has none below. */
  public static long toExactNanos(@Nullable LocalDateTime value) {
    return exact(value, NANOS_PER_NANO);
  }

  /** Returns the instant of milliseconds. */
  public static Instant toInstantOfMillis(long value, AvroInput in) {
    return Instant.ofEpochMilli(value);
  }

  /** Returns the instant of microseconds. */
  public static Instant toInstantOfMicros(long value, AvroInput in) {
    return Instant.ofEpochSecond(
        Math.floorDiv(value, MICROS_PER_SECOND),
        NANOS_PER_MICRO * Math.floorMod(value, MICROS_PER_SECOND));
  }

  /** Returns the instant of nanoseconds. */
  public static Instant toInstantOfNanos(long value, AvroInput in) {
    return Instant.ofEpochSecond(
        Math.floorDiv(value, NANOS_PER_SECOND), Math.floorMod(value, NANOS_PER_SECOND));
  }

  /** Returns the local time of milliseconds. */
  public static LocalDateTime toLocalOfMillis(long value, AvroInput in) {
    int nanos = NANOS_PER_MILLI * (int) Math.floorMod(value, MILLIS_PER_SECOND);
    return LocalDateTime.ofEpochSecond(
        Math.floorDiv(value, MILLIS_PER_SECOND), nanos, ZoneOffset.UTC);
  }

  /** Returns the local time of microseconds. */
  public static LocalDateTime toLocalOfMicros(long value, AvroInput in) {
    int nanos = NANOS_PER_MICRO * (int) Math.floorMod(value, MICROS_PER_SECOND);
    return LocalDateTime.ofEpochSecond(
        Math.floorDiv(value, MICROS_PER_SECOND), nanos, ZoneOffset.UTC);
  }

  /** Returns the local time of nanoseconds. */
  public static LocalDateTime toLocalOfNanos(long value, AvroInput in) {
    int nanos = NANOS_PER_NANO * (int) Math.floorMod(value, NANOS_PER_SECOND);
    return LocalDateTime.ofEpochSecond(
        Math.floorDiv(value, NANOS_PER_SECOND), nanos, ZoneOffset.UTC);
  }

  /** Returns the milliseconds of a date. */
  @SuppressWarnings("JavaUtilDate") // Users have it.
  public static long toMillis(@Nullable Date value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return value.getTime();
  }

  /** Returns the date of milliseconds. */
  @SuppressWarnings("JavaUtilDate") // Users have it.
  public static Date toDate(long value, AvroInput in) {
    return new Date(value);
  }

  private static long floor(@Nullable Instant value, int nanosPerUnit) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.floor(value.getEpochSecond(), value.getNano(), nanosPerUnit);
  }

  private static long exact(@Nullable Instant value, int nanosPerUnit) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.exact(value.getEpochSecond(), value.getNano(), nanosPerUnit);
  }

  @SuppressWarnings("JavaLocalDateTimeGetNano") // The seconds come from toEpochSecond.
  private static long floor(@Nullable LocalDateTime value, int nanosPerUnit) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.floor(
        value.toEpochSecond(ZoneOffset.UTC), value.getNano(), nanosPerUnit);
  }

  @SuppressWarnings("JavaLocalDateTimeGetNano") // The seconds come from toEpochSecond.
  private static long exact(@Nullable LocalDateTime value, int nanosPerUnit) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.exact(
        value.toEpochSecond(ZoneOffset.UTC), value.getNano(), nanosPerUnit);
  }
}
