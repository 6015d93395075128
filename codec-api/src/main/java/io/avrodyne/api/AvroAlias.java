package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a record, enum or field other names by which it is found in the schemas of others.
 *
 * <p><b>Shape.</b> The {@code aliases} of the schema. Those of a type are fullnames, or names in
 * its own namespace; those of a field are simple names.
 *
 * <p><b>Errors.</b> On a constant of an enum it is a compile error: Avro's symbols have no aliases.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroAlias {

  /** Returns the other names. */
  String[] value();
}
