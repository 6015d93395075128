package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An additional property of a field or of the schema of a type. On a converter, the property is
 * added to the schema of everything that the converter applies to.
 *
 * <p><b>Shape.</b> An attribute of the schema whose value is a string; the encoded data do not
 * change.
 *
 * <p><b>Errors.</b> A key that Avro itself uses, such as {@code type}, and a key given twice are
 * compile errors.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
@Repeatable(AvroProps.class)
public @interface AvroProp {

  /** Returns the name of the property. */
  String key();

  /** Returns the value, a string that is used without interpretation. */
  String value();
}
