package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Alternative names of a record, enum or field, by which schema resolution finds it in other
 * schemas.
 *
 * <p><b>Shape.</b> The {@code aliases} of the schema. The aliases of a type are fullnames or names
 * in its own namespace; the aliases of a field are simple names.
 *
 * <p><b>Errors.</b> On an enum constant, this annotation is a compile error: Avro symbols have no
 * aliases.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface AvroAlias {

  /** Returns the aliases. */
  String[] value();
}
