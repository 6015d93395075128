package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An encoding of {@code BigDecimal} in which each value carries its own scale.
 *
 * <p><b>Shape.</b> The logical type {@code big-decimal} of Avro 1.12 on {@code bytes}: the unscaled
 * value as Avro {@code bytes}, then the scale as Avro {@code int}. No digit is lost.
 *
 * <p><b>Errors.</b> On any type other than {@code BigDecimal}, this annotation is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroBigDecimal {}
