package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the unit in which {@code Instant} or {@code LocalDateTime} is encoded. Without it that is
 * the microsecond.
 *
 * <p><b>Shape.</b> A {@code long} with the logical type {@code timestamp-millis}, {@code
 * timestamp-micros} or {@code timestamp-nanos}; for a {@code LocalDateTime} the same after {@code
 * local-}.
 *
 * <p><b>Units.</b> {@link Unit}s since 1970-01-01T00:00, for an {@code Instant} in UTC.
 *
 * <p><b>Errors.</b> A time that a {@code long} of the unit cannot hold is an {@link
 * EncodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroTimestamp {

  /** Is a unit of time. */
  enum Unit {
    /** A thousandth of a second. */
    MILLIS,
    /** A millionth of a second. */
    MICROS,
    /** A billionth of a second; a {@code long} holds the years 1678 to 2261. */
    NANOS
  }

  /** Returns the unit. */
  Unit value();

  /** Returns what encoding does with digits below the unit. */
  Precision precision() default Precision.FLOOR;
}
