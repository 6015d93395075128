package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the logical type that a converter stands for. {@link AvroProp} on the same class adds
 * properties.
 *
 * <p><b>Shape.</b> The {@code logicalType} of the schema of the converter's Avro side; what is
 * encoded stays the same.
 *
 * <p>The name says what the values mean, so it counts when data of another schema are read: two
 * different names conflict, and so a unit belongs in the name, as in {@code weight-kg}. Data
 * without a logical type are read as if they had this one.
 *
 * <p><b>Errors.</b> On a class that is no converter it is a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroLogicalType {

  /** Returns the name. */
  String value();
}
