package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.RoundingMode;

/**
 * An encoding of {@code BigDecimal} or {@code BigInteger} with a scale fixed by the schema.
 *
 * <p><b>Shape.</b> The logical type {@code decimal}: the unscaled value in two's complement, most
 * significant byte first, either in the fewest bytes that can hold it or in a fixed of {@link
 * #fixedSize()} bytes.
 *
 * <p><b>Units.</b> 10<sup>-scale</sup>.
 *
 * <p><b>Errors.</b> A value with more digits than {@link #precision()} causes an {@link
 * EncodeException}, as does a value that would have to be rounded while {@link #rounding()} is
 * {@code UNNECESSARY}. A scale below zero or above the precision, a fixed too small for the
 * precision, and a scale on a {@code BigInteger} are compile errors.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroDecimal {

  /** Returns the number of decimal digits, at least one. */
  int precision();

  /** Returns the number of digits after the decimal point. */
  int scale() default 0;

  /** Returns the number of bytes of the fixed; zero selects Avro's {@code bytes}. */
  int fixedSize() default 0;

  /**
   * Returns the Avro name of the fixed. The default is the Avro name of the record, an underscore
   * and that of the field, such as {@code Order_price}. Fields that use the default never share a
   * fixed, so a change to one does not affect another; to share a fixed, give the fields the same
   * name. Only a fixed has a name.
   */
  String name() default "";

  /**
   * Returns the Avro namespace of the fixed; by default that of the enclosing record. An explicit
   * empty string is Avro's null namespace.
   */
  String namespace() default "";

  /** Returns how encoding treats digits beyond the scale; by default it rejects them. */
  RoundingMode rounding() default RoundingMode.UNNECESSARY;
}
