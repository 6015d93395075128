package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The converter of a field or an element, which takes precedence over all other converters for its
 * Java type. On a class, the converter for all uses of that class, which takes precedence over
 * {@link AvroConfig#converters()}.
 *
 * <p>On a container, the converter applies to the elements: {@code @AvroConvert(using = ...)
 * List<Money>}.
 *
 * <p><b>Shape.</b> That of the converter's Avro side.
 *
 * <p><b>Errors.</b> A class that is not a converter, or that converts a different Java type, is a
 * compile error.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.CLASS)
public @interface AvroConvert {

  /**
   * Returns the converter, a class that implements {@link AvroConverter} or one of its primitive
   * variants.
   */
  Class<?> using();
}
