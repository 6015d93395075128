package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Documents a type or a field in the schema.
 *
 * <p><b>Shape.</b> The {@code doc} of the schema; what is encoded stays the same.
 *
 * <p><b>Errors.</b> On a type whose other annotation gives a {@code doc} too, and on a constant of
 * an enum, it is a compile error.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroDoc {

  /** Returns the text. */
  String value();
}
