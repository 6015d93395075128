package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The unit in which an {@code Instant} or a {@code LocalDateTime} is encoded; microseconds without
 * this annotation. The times of {@code java.sql} are only encoded with it: a {@code Timestamp} in
 * any unit, a {@code Date} or a {@code Time} in milliseconds.
 *
 * <p><b>Shape.</b> A {@code long} with the logical type {@code timestamp-millis}, {@code
 * timestamp-micros} or {@code timestamp-nanos}; for a {@code LocalDateTime}, the same name with the
 * prefix {@code local-}.
 *
 * <p><b>Units.</b> {@link Unit}s since 1970-01-01T00:00, in UTC for an {@code Instant} and for the
 * times of {@code java.sql}, whose instant is that of {@code getTime()}. Which day or time of day
 * that is depends on the time zone of the JVM.
 *
 * <p><b>Errors.</b> A time that does not fit in a {@code long} of the unit causes an {@link
 * EncodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroTimestamp {

  /** A unit of time. */
  enum Unit {
    /** A thousandth of a second. */
    MILLIS,
    /** A millionth of a second. */
    MICROS,
    /** A billionth of a second; a {@code long} covers the years 1678 to 2261. */
    NANOS
  }

  /** Returns the unit. */
  Unit value();

  /** Returns how encoding treats digits below the unit. */
  Precision precision() default Precision.FLOOR;
}
