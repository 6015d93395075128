package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Encodes {@code byte[]} or {@code ByteBuffer} with a size that the schema fixes.
 *
 * <p>Where arrays are elements, Java has the annotation before the brackets: {@code
 * List<byte @AvroFixed(size = 16) []>}. On a field it stands in front: {@code @AvroFixed(size = 16)
 * byte[]}.
 *
 * <p><b>Shape.</b> An Avro fixed, exactly {@link #size()} bytes without a length. Two uses may
 * share a name if they agree in size.
 *
 * <p><b>Errors.</b> A value of another size is an {@link EncodeException}. A size below one, and a
 * name used for different types, are compile errors.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroFixed {

  /** Returns the number of bytes, one or more. */
  int size();

  /**
   * Returns the Avro name; by default the name of the annotated class that has the field, an
   * underscore and the name of the field, such as {@code Order_hash}. So fields without a name
   * never share a fixed, and a change of one is none of another; give them a name to share one.
   */
  String name() default "";

  /**
   * Returns the Avro namespace; by default that of the record around it. An empty string that is
   * written out is Avro's null namespace.
   */
  String namespace() default "";
}
