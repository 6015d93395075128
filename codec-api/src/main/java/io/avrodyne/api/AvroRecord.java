package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A request for an Avro codec of the annotated class or record.
 *
 * <p>For {@code Order}, the processor generates {@code OrderAvroCodec} in the same package; for
 * {@code Order.Line}, it generates {@code Order_LineAvroCodec}.
 *
 * <p><b>Shape.</b> An Avro record. The fields of a Java record are its components; the fields of a
 * class are its non-static, non-transient fields in declaration order, with inherited fields first.
 *
 * <p><b>Errors.</b> Anything that prevents a correct codec is a compile error with a code in
 * brackets.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroRecord {

  /** Returns the Avro name; by default the simple name of the class. */
  String name() default "";

  /**
   * Returns the Avro namespace. The default is the package, followed by the enclosing classes if
   * the class is nested. An explicit empty string is Avro's null namespace.
   */
  String namespace() default "";

  /** Returns the documentation in the schema; empty by default. */
  String doc() default "";

  /** Returns which fields are nullable in addition to those annotated individually. */
  Nullability nullability() default Nullability.NON_NULL;

  /** Returns the position of {@code null} in the union of a nullable field. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /** Returns the rules by which the schema is derived. */
  Profile profile() default Profile.STANDARD;

  /** Returns which members the codec may use. */
  Access access() default Access.VISIBLE;

  /** Returns what becomes of fields that annotations of other libraries ignore. */
  IgnoredElsewhere ignoredElsewhere() default IgnoredElsewhere.ERROR;

  /** Returns how the codec copies values. */
  Copies copies() default Copies.ENCODED;

  /**
   * Returns the file of the schema that the class must follow, relative to the folder given by the
   * processor option {@code avrodyne.schemas}; empty by default.
   *
   * <p><b>Shape.</b> The schema of the codec is the schema in the file, including the order of its
   * fields, its defaults, aliases, documentation and other attributes. Each field of the schema
   * needs a property with the same name, and each property must be a field of the schema.
   *
   * <p><b>Errors.</b> A difference in name, type, logical type, symbols or branches is a compile
   * error at the field, as is an annotation that contradicts the file.
   */
  String schema() default "";

  /**
   * Returns the compatibility that a change of the type must preserve. It is checked wherever the
   * processor knows earlier versions of the type.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;

  /**
   * Returns a class annotated with {@link AvroConfig}, whose settings apply wherever this
   * annotation does not set its own; {@code void} means only the settings of the project.
   */
  Class<?> config() default void.class;
}
