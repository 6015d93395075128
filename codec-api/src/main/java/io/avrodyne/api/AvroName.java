package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the Avro field of a property, or the Avro symbol of an enum constant, where it is not the
 * Java name. On an accessor it names the property of that accessor.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroName {

  /** Returns the name, {@code [A-Za-z_][A-Za-z0-9_]*}; any other is a compile error. */
  String value();
}
