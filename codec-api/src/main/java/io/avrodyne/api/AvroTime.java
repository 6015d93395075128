package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The unit in which a {@code LocalTime} is encoded; microseconds without this annotation.
 *
 * <p><b>Shape.</b> An {@code int} with the logical type {@code time-millis}, or a {@code long} with
 * {@code time-micros}.
 *
 * <p><b>Units.</b> {@link Unit}s since midnight.
 *
 * <p><b>Errors.</b> A number that is negative, or that is a whole day or more, causes a {@link
 * DecodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroTime {

  /** A unit of time. */
  enum Unit {
    /** A thousandth of a second. */
    MILLIS,
    /** A millionth of a second. */
    MICROS
  }

  /** Returns the unit. */
  Unit value();

  /** Returns how encoding treats digits below the unit. */
  Precision precision() default Precision.FLOOR;
}
