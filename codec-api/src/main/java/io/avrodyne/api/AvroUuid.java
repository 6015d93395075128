package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The form in which a {@code UUID} is encoded; {@link Form#STRING} without this annotation.
 *
 * <p><b>Shape.</b> The logical type {@code uuid} on a string of 36 characters or a fixed of 16
 * bytes.
 *
 * <p><b>Allocation.</b> Only the {@code UUID} that decoding creates.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroUuid {

  /** A form of a UUID. */
  enum Form {
    /** The text of RFC 4122, in lower case. */
    STRING,
    /** 16 bytes, most significant first. */
    FIXED
  }

  /** Returns the form. */
  Form value();

  /**
   * Returns the Avro name of the fixed. The default is the Avro name of the record, an underscore
   * and that of the field, such as {@code Order_id}. Fields that use the default never share a
   * fixed, so a change to one does not affect another; to share a fixed, give the fields the same
   * name. Only a fixed has a name.
   */
  String name() default "";

  /**
   * Returns the Avro namespace of the fixed; by default that of the enclosing record. An explicit
   * empty string is Avro's null namespace.
   */
  String namespace() default "";
}
