package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how the schema describes an enum. One without it is an Avro enum too.
 *
 * <p><b>Shape.</b> An Avro enum; its symbols are the constants in declaration order.
 *
 * <p><b>Errors.</b> A default that is none of the symbols is a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroEnum {

  /** Returns the Avro name; by default the simple name of the enum. */
  String name() default "";

  /**
   * Returns the Avro namespace; by default the package, for a nested enum followed by its enclosing
   * classes. An empty string that is written out is Avro's null namespace.
   */
  String namespace() default "";

  /** Returns the documentation that the schema carries; none by default. */
  String doc() default "";

  /**
   * Returns the symbol that a reader takes for one that it does not know; none by default. It is
   * the Avro symbol, where {@link AvroName} gives one.
   */
  String defaultSymbol() default "";
}
