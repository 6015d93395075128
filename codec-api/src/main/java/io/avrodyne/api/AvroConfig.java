package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds settings and converters for all types that name the annotated class in {@link
 * AvroRecord#config()} or {@link AvroUnion#config()}.
 *
 * <p>An attribute that is written out on a type goes before the one here. A converter named at a
 * field or on a class by {@link AvroConvert} goes before those here, and those here before what
 * Avrodyne does with a Java type by itself. The annotated class needs no members.
 *
 * <p><b>Errors.</b> Two converters of the same Java type are a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroConfig {

  /** Returns which fields are nullable besides those marked one by one. */
  Nullability nullability() default Nullability.NON_NULL;

  /** Returns where {@code null} stands in the union of a nullable field. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /** Returns which rules derive the schemas. */
  Profile profile() default Profile.STANDARD;

  /**
   * Returns what a change of a type must keep readable; it counts where the processor knows earlier
   * versions.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;

  /**
   * Returns the converters, classes that implement {@link AvroConverter} or its kin for a
   * primitive; each applies to all fields and elements of its Java type.
   */
  Class<?>[] converters() default {};
}
