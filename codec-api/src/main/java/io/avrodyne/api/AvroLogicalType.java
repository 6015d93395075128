package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The logical type of a converter's Avro side. {@link AvroProp} on the same class adds properties.
 *
 * <p><b>Shape.</b> The {@code logicalType} of the schema of the converter's Avro side; the encoded
 * data do not change.
 *
 * <p>The name identifies the meaning of the values, so it matters when data of another schema are
 * read: two different names conflict. A unit therefore belongs in the name, as in {@code
 * weight-kg}. Data without a logical type are read as if they had this one.
 *
 * <p><b>Errors.</b> On a class that is not a converter, this annotation is a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroLogicalType {

  /** Returns the name of the logical type. */
  String value();
}
