package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the converter of a field or an element, before all others that its Java type may have; on a
 * class, that of all its uses, before those of {@link AvroConfig#converters()}.
 *
 * <p>On a container it is meant for what that holds: {@code @AvroConvert(using = ...) List<Money>}.
 *
 * <p><b>Shape.</b> That of the Avro side of the converter.
 *
 * <p><b>Errors.</b> A class that is no converter, or one of another Java type, is a compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroConvert {

  /**
   * Returns the converter, a class that implements {@link AvroConverter} or its kin for a
   * primitive.
   */
  Class<?> using();
}
