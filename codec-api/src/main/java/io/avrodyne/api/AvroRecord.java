package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for an Avro codec of a class or record.
 *
 * <p>For {@code Order} the processor emits {@code OrderAvroCodec} into the same package, for {@code
 * Order.Line} it emits {@code Order_LineAvroCodec}.
 *
 * <p><b>Shape.</b> An Avro record. The fields of a Java record are its components; those of a class
 * are its non-static, non-transient fields, inherited ones first, in declaration order.
 *
 * <p><b>Errors.</b> Whatever keeps a correct codec from being made is a compile error with a code
 * in brackets.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroRecord {

  /** Returns the Avro name; by default the simple name of the class. */
  String name() default "";

  /**
   * Returns the Avro namespace; by default the package, for a nested class followed by its
   * enclosing classes. An empty string that is written out is Avro's null namespace.
   */
  String namespace() default "";

  /** Returns the documentation that the schema carries; none by default. */
  String doc() default "";

  /** Returns which fields are nullable besides those marked one by one. */
  Nullability nullability() default Nullability.NON_NULL;

  /** Returns where {@code null} stands in the union of a nullable field. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /** Returns which rules derive the schema. */
  Profile profile() default Profile.STANDARD;

  /**
   * Returns the file of the schema that the class follows, within the folder that the processor's
   * option {@code avrodyne.schemas} names; none by default.
   *
   * <p><b>Shape.</b> The schema of the codec is the one in the file: the order of its fields, its
   * defaults, aliases, docs and further attributes. Each of its fields needs a property of that
   * name, and each property must be one of them.
   *
   * <p><b>Errors.</b> Whatever differs in name, type, logical type, symbols or branches is a
   * compile error at the field, as is an annotation that says what the file does not.
   */
  String schema() default "";

  /**
   * Returns what a change of the type must keep readable; it counts where the processor knows
   * earlier versions.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;

  /**
   * Returns a class with {@link AvroConfig}, whose settings count where this annotation does not
   * write its own; {@code void} stands for none.
   */
  Class<?> config() default void.class;
}
