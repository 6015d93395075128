package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Adds a property to the schema of a type or to a field. On a converter, it adds it to the schema
 * of whatever the converter applies to.
 *
 * <p><b>Shape.</b> An attribute of the schema whose value is a string; what is encoded stays the
 * same.
 *
 * <p><b>Errors.</b> A key that Avro uses itself, such as {@code type}, and a key given twice are
 * compile errors.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
@Repeatable(AvroProps.class)
public @interface AvroProp {

  /** Returns the name of the property. */
  String key();

  /** Returns the value, a string as it stands. */
  String value();
}
