package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name of the Avro field of a property, or of the Avro symbol of an enum constant, if it
 * differs from the Java name. On an accessor, it names the property of that accessor; on a
 * parameter of a constructor or static method, the property that the parameter takes.
 */
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.CLASS)
public @interface AvroName {

  /**
   * Returns the name. It must match {@code [A-Za-z_][A-Za-z0-9_]*}; any other name is a compile
   * error.
   */
  String value();
}
