package io.avrodyne.runtime.codegen;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between the times of {@code java.sql} and Avro's timestamps. Called by generated
 * code. This is the only class of the module that needs the module {@code java.sql}, and only
 * codecs of types with such fields load it.
 *
 * <p><b>Units.</b> Milliseconds, microseconds or nanoseconds since 1970-01-01T00:00Z: the instant
 * that {@code getTime()} returns, with the digits of {@link Timestamp#getNanos}. Which day or time
 * of day that is depends on the time zone of the JVM. Digits below the unit are truncated towards
 * the past, also before 1970; the exact methods reject them.
 *
 * <p><b>Allocation.</b> What is returned, and the instant of a {@link Timestamp}.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, for a time that does not fit in a long of the
 * unit, and for digits that an exact method would lose. {@link DecodeException} for the 808
 * milliseconds that a {@link Date} can hold and a {@link Timestamp} cannot.
 */
@SuppressWarnings("JavaUtilDate") // Users' classes still use it.
public final class SqlTimes {

  /** The least number of milliseconds that a timestamp can hold: it needs a whole second. */
  private static final long LEAST_MILLIS = Long.MIN_VALUE / 1_000 * 1_000;

  private SqlTimes() {}

  /** Returns a timestamp in milliseconds. */
  public static long toMillis(@Nullable Timestamp value) {
    return Timestamps.toMillis(instant(value));
  }

  /** Returns a timestamp in microseconds. */
  public static long toMicros(@Nullable Timestamp value) {
    return Timestamps.toMicros(instant(value));
  }

  /** Returns a timestamp in nanoseconds. */
  public static long toNanos(@Nullable Timestamp value) {
    return Timestamps.toNanos(instant(value));
  }

  /** Returns a timestamp in milliseconds, rejecting digits below the unit. */
  public static long toExactMillis(@Nullable Timestamp value) {
    return Timestamps.toExactMillis(instant(value));
  }

  /** Returns a timestamp in microseconds, rejecting digits below the unit. */
  public static long toExactMicros(@Nullable Timestamp value) {
    return Timestamps.toExactMicros(instant(value));
  }

  /** Returns a timestamp in nanoseconds, which never loses digits. */
  public static long toExactNanos(@Nullable Timestamp value) {
    return Timestamps.toExactNanos(instant(value));
  }

  /** Returns the timestamp for a number of milliseconds. */
  public static Timestamp toTimestampOfMillis(long value, AvroInput in) {
    if (value < LEAST_MILLIS) {
      throw Failures.outOfRange("a long", "java.sql.Timestamp", value, in);
    }
    return Timestamp.from(Timestamps.toInstantOfMillis(value, in));
  }

  /** Returns the timestamp for a number of microseconds. */
  public static Timestamp toTimestampOfMicros(long value, AvroInput in) {
    return Timestamp.from(Timestamps.toInstantOfMicros(value, in));
  }

  /** Returns the timestamp for a number of nanoseconds. */
  public static Timestamp toTimestampOfNanos(long value, AvroInput in) {
    return Timestamp.from(Timestamps.toInstantOfNanos(value, in));
  }

  /** Returns the instant of a date in milliseconds. */
  public static long toMillis(@Nullable Date value) {
    return Failures.nonNull(value).getTime();
  }

  /** Returns the date for a number of milliseconds. */
  public static Date toDate(long value, AvroInput in) {
    return new Date(value);
  }

  /** Returns the instant of a time of day in milliseconds. */
  public static long toMillis(@Nullable Time value) {
    return Failures.nonNull(value).getTime();
  }

  /** Returns the time of day for a number of milliseconds. */
  public static Time toTime(long value, AvroInput in) {
    return new Time(value);
  }

  private static Instant instant(@Nullable Timestamp value) {
    return Failures.nonNull(value).toInstant();
  }
}
