package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the form in which {@code UUID} is encoded. Without it that is {@link Form#STRING}.
 *
 * <p><b>Shape.</b> The logical type {@code uuid} on a string of 36 characters or a fixed of 16
 * bytes.
 *
 * <p><b>Allocation.</b> None besides the {@code UUID} that decoding creates.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroUuid {

  /** Is a form of a UUID. */
  enum Form {
    /** The text of RFC 4122, in lower case. */
    STRING,
    /** 16 bytes, most significant first. */
    FIXED
  }

  /** Returns the form. */
  Form value();

  /**
   * Returns the Avro name; by default the name of the annotated class that has the field, an
   * underscore and the name of the field, such as {@code Order_id}. So fields without a name never
   * share a fixed, and a change of one is none of another; give them a name to share one. Only a
   * fixed has one.
   */
  String name() default "";
}
