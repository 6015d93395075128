package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An encoding of {@code byte[]} or {@code ByteBuffer} with a size fixed by the schema.
 *
 * <p>For arrays that are elements, Java places the annotation before the brackets: {@code
 * List<byte @AvroFixed(size = 16) []>}. On a field, it comes first: {@code @AvroFixed(size = 16)
 * byte[]}.
 *
 * <p><b>Shape.</b> An Avro fixed: exactly {@link #size()} bytes without a length. Two uses may
 * share a name if their sizes are equal.
 *
 * <p><b>Errors.</b> A value of a different size causes an {@link EncodeException}. A size below
 * one, and a name used for different types, are compile errors.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroFixed {

  /** Returns the number of bytes, at least one. */
  int size();

  /**
   * Returns the Avro name. The default is the Avro name of the record, an underscore and that of
   * the field, such as {@code Order_hash}. Fields that use the default never share a fixed, so a
   * change to one does not affect another; to share a fixed, give the fields the same name.
   */
  String name() default "";

  /**
   * Returns the Avro namespace; by default that of the enclosing record. An explicit empty string
   * is Avro's null namespace.
   */
  String namespace() default "";
}
