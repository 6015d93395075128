package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The description of an enum in the schema. An enum without this annotation is an Avro enum too.
 *
 * <p><b>Shape.</b> An Avro enum whose symbols are the constants in declaration order.
 *
 * <p><b>Errors.</b> A default that is not one of the symbols is a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroEnum {

  /** Returns the Avro name; by default the simple name of the enum. */
  String name() default "";

  /**
   * Returns the Avro namespace. The default is the package, followed by the enclosing classes if
   * the enum is nested. An explicit empty string is Avro's null namespace.
   */
  String namespace() default "";

  /** Returns the documentation in the schema; empty by default. */
  String doc() default "";

  /**
   * Returns the symbol that readers fall back to when they meet an unknown symbol; by default,
   * unknown symbols are errors. If {@link AvroName} renames the constant, this is its Avro symbol.
   */
  String defaultSymbol() default "";
}
