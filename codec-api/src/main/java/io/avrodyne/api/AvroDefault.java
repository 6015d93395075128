package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a field the value that a reader takes for it where the writer's schema has no such field.
 *
 * <p><b>Shape.</b> The {@code default} of the field; what is encoded stays the same. In a union the
 * branch of the default comes first.
 *
 * <p><b>Errors.</b> Text that is not JSON, or not of the schema of the field, is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroDefault {

  /**
   * Returns the default as JSON text, so that of a string is quoted: {@code "\"none\""}. Bytes and
   * fixed are strings with one character of U+0000 to U+00FF for each byte.
   */
  String value();
}
