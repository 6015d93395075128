package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the unit in which {@code LocalTime} is encoded. Without it that is the microsecond.
 *
 * <p><b>Shape.</b> An {@code int} with the logical type {@code time-millis}, or a {@code long} with
 * {@code time-micros}.
 *
 * <p><b>Units.</b> {@link Unit}s since midnight.
 *
 * <p><b>Errors.</b> A number below zero, or of a whole day or more, is a {@link DecodeException}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroTime {

  /** Is a unit of time. */
  enum Unit {
    /** A thousandth of a second. */
    MILLIS,
    /** A millionth of a second. */
    MICROS
  }

  /** Returns the unit. */
  Unit value();

  /** Returns what encoding does with digits below the unit. */
  Precision precision() default Precision.FLOOR;
}
