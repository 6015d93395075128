package io.avrodyne.runtime.codegen;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between points in time and Avro's timestamps. Called by generated code.
 *
 * <p><b>Units.</b> Milliseconds, microseconds or nanoseconds since 1970-01-01T00:00, in UTC for an
 * {@link Instant} and a {@link Date}, without a time zone for a {@link LocalDateTime}. Digits below
 * the unit are truncated towards the past, also before 1970; the exact methods reject them.
 *
 * <p><b>Shape.</b> Every long is a valid point in time, so reading never fails; the inputs are
 * parameters only because all conversions have them.
 *
 * <p><b>Allocation.</b> Only what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, for a time that does not fit in a long of the
 * unit (nanoseconds: from 1677-09-21 to 2262-04-11), and for digits that an exact method would
 * lose.
 */
public final class Timestamps {

  private static final int NANOS_PER_MILLI = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;
  private static final int NANOS_PER_NANO = 1;
  private static final long NANOS_PER_SECOND = 1_000_000_000;
  private static final long NANOS_PER_DAY = 86_400 * NANOS_PER_SECOND;

  private Timestamps() {}

  /** Returns an instant in milliseconds. */
  public static long toMillis(@Nullable Instant value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.toMillis(value.getEpochSecond(), value.getNano());
  }

  /** Returns an instant in microseconds. */
  public static long toMicros(@Nullable Instant value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.toMicros(value.getEpochSecond(), value.getNano());
  }

  /** Returns an instant in nanoseconds. */
  public static long toNanos(@Nullable Instant value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return EpochArithmetic.toNanos(value.getEpochSecond(), value.getNano());
  }

  /** Returns an instant in milliseconds, rejecting digits below the unit. */
  public static long toExactMillis(@Nullable Instant value) {
    requireWhole(value, NANOS_PER_MILLI);
    return toMillis(value);
  }

  /** Returns an instant in microseconds, rejecting digits below the unit. */
  public static long toExactMicros(@Nullable Instant value) {
    requireWhole(value, NANOS_PER_MICRO);
    return toMicros(value);
  }

  /** Returns an instant in nanoseconds, which never loses digits. */
  public static long toExactNanos(@Nullable Instant value) {
    return toNanos(value);
  }

  /** Returns a local time in milliseconds. */
  public static long toMillis(@Nullable LocalDateTime value) {
    return floor(value, NANOS_PER_MILLI);
  }

  /** Returns a local time in microseconds. */
  public static long toMicros(@Nullable LocalDateTime value) {
    return floor(value, NANOS_PER_MICRO);
  }

  /** Returns a local time in nanoseconds. */
  public static long toNanos(@Nullable LocalDateTime value) {
    return floor(value, NANOS_PER_NANO);
  }

  /** Returns a local time in milliseconds, rejecting digits below the unit. */
  public static long toExactMillis(@Nullable LocalDateTime value) {
    return exact(value, NANOS_PER_MILLI);
  }

  /** Returns a local time in microseconds, rejecting digits below the unit. */
  public static long toExactMicros(@Nullable LocalDateTime value) {
    return exact(value, NANOS_PER_MICRO);
  }

  /** Returns a local time in nanoseconds, which never loses digits. */
  public static long toExactNanos(@Nullable LocalDateTime value) {
    return exact(value, NANOS_PER_NANO);
  }

  /** Returns the instant for a number of milliseconds. */
  public static Instant toInstantOfMillis(long value, AvroInput in) {
    return instant(value, NANOS_PER_MILLI);
  }

  /** Returns the instant for a number of microseconds. */
  public static Instant toInstantOfMicros(long value, AvroInput in) {
    return instant(value, NANOS_PER_MICRO);
  }

  /** Returns the instant for a number of nanoseconds. */
  public static Instant toInstantOfNanos(long value, AvroInput in) {
    return instant(value, NANOS_PER_NANO);
  }

  /** Returns the local time for a number of milliseconds. */
  public static LocalDateTime toLocalOfMillis(long value, AvroInput in) {
    return local(value, NANOS_PER_MILLI);
  }

  /** Returns the local time for a number of microseconds. */
  public static LocalDateTime toLocalOfMicros(long value, AvroInput in) {
    return local(value, NANOS_PER_MICRO);
  }

  /** Returns the local time for a number of nanoseconds. */
  public static LocalDateTime toLocalOfNanos(long value, AvroInput in) {
    return local(value, NANOS_PER_NANO);
  }

  /** Returns a date in milliseconds. */
  @SuppressWarnings("JavaUtilDate") // Users' classes still use it.
  public static long toMillis(@Nullable Date value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    return value.getTime();
  }

  /** Returns the date for a number of milliseconds. */
  @SuppressWarnings("JavaUtilDate") // Users' classes still use it.
  public static Date toDate(long value, AvroInput in) {
    return new Date(value);
  }

  @SuppressWarnings("JavaInstantGetSecondsGetNano") // The seconds are whole units.
  private static void requireWhole(@Nullable Instant value, int nanosPerUnit) {
    if (value == null) {
      throw Failures.nullValue();
    }
    EpochArithmetic.requireWhole(value.getNano(), nanosPerUnit);
  }

  /**
   * Returns the instant for a number of units. The JDK divides the nanoseconds that it is given by
   * those of a second. It is given all of them where they fit in a long, so that this is the only
   * division.
   *
   * <p>This method is longer than what C1 inlines, and must be: C1 compiles what reads a wide
   * record (see {@link AvroInput#readFloat}), and calls the JVM for each division of a long.
   */
  private static Instant instant(long value, int nanosPerUnit) {
    if (EpochArithmetic.fits(value, nanosPerUnit)) {
      return Instant.ofEpochSecond(0, value * nanosPerUnit);
    }
    long perSecond = NANOS_PER_SECOND / nanosPerUnit;
    return Instant.ofEpochSecond(
        Math.floorDiv(value, perSecond), nanosPerUnit * Math.floorMod(value, perSecond));
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

  private static LocalDateTime local(long value, int nanosPerUnit) {
    long unitsPerDay = NANOS_PER_DAY / nanosPerUnit;
    return LocalDateTime.of(
        Dates.ofEpochDay(Math.floorDiv(value, unitsPerDay)),
        LocalTime.ofNanoOfDay(nanosPerUnit * Math.floorMod(value, unitsPerDay)));
  }
}
