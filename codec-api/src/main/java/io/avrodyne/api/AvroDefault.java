package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The default value of a field, which a reader uses if the writer's schema does not have the field.
 *
 * <p><b>Shape.</b> The {@code default} of the field; the encoded data do not change. In a union,
 * the branch of the default comes first.
 *
 * <p><b>Errors.</b> Text that is not JSON, does not match the schema of the field, or could not be
 * read as the type of the field, such as a malformed UUID, is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroDefault {

  /**
   * Returns the default as JSON text, in which strings are quoted: {@code "\"none\""}. Bytes and
   * fixed are strings with one character from U+0000 to U+00FF for each byte.
   */
  String value();
}
