package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The documentation of a type or a field in the schema.
 *
 * <p><b>Shape.</b> The {@code doc} of the schema; the encoded data do not change.
 *
 * <p><b>Errors.</b> On a type whose other annotation also sets {@code doc}, and on an enum
 * constant, this annotation is a compile error.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroDoc {

  /** Returns the text. */
  String value();
}
