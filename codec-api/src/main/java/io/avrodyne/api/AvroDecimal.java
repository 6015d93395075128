package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.RoundingMode;

/**
 * Encodes {@code BigDecimal} or {@code BigInteger} with a scale that the schema fixes.
 *
 * <p><b>Shape.</b> The logical type {@code decimal}: the unscaled value in two's complement, most
 * significant byte first; in as few bytes as hold it, or in a fixed of {@link #fixedSize()}.
 *
 * <p><b>Units.</b> 10<sup>-scale</sup>.
 *
 * <p><b>Errors.</b> A value with more digits than {@link #precision()}, or one that {@link
 * #rounding()} would have to change while it is {@code UNNECESSARY}, is an {@link EncodeException}.
 * A scale below zero or above the precision, a fixed too small for the precision, and a scale on a
 * {@code BigInteger} are compile errors.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroDecimal {

  /** Returns the number of decimal digits, one or more. */
  int precision();

  /** Returns the number of them after the point. */
  int scale() default 0;

  /** Returns the number of bytes of the fixed; zero stands for Avro's {@code bytes}. */
  int fixedSize() default 0;

  /**
   * Returns the Avro name; by default the name of the annotated class that has the field, an
   * underscore and the name of the field, such as {@code Order_price}. So fields without a name
   * never share a fixed, and a change of one is none of another; give them a name to share one.
   * Only a fixed has one.
   */
  String name() default "";

  /** Returns what encoding does with digits below the scale; by default it refuses them. */
  RoundingMode rounding() default RoundingMode.UNNECESSARY;
}
