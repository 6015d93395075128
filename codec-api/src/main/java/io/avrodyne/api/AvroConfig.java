package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Settings and converters shared by all types that name the annotated class in {@link
 * AvroRecord#config()} or {@link AvroUnion#config()}.
 *
 * <p>An attribute given explicitly on a type takes precedence over the same attribute here. A
 * converter named by {@link AvroConvert} on a field or class takes precedence over the converters
 * here, and these take precedence over Avrodyne's built-in mapping of a Java type. The annotated
 * class needs no members.
 *
 * <p><b>Errors.</b> Two converters for the same Java type are a compile error.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AvroConfig {

  /** Returns which fields are nullable in addition to those annotated individually. */
  Nullability nullability() default Nullability.NON_NULL;

  /** Returns the position of {@code null} in the union of a nullable field. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /** Returns the rules by which schemas are derived. */
  Profile profile() default Profile.STANDARD;

  /** Returns which members the codec may use. */
  Access access() default Access.VISIBLE;

  /**
   * Returns the compatibility that a change of a type must preserve. It is checked wherever the
   * processor knows earlier versions of the type.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;

  /**
   * Returns the converters: classes that implement {@link AvroConverter} or one of its primitive
   * variants. Each applies to all fields and elements of its Java type.
   */
  Class<?>[] converters() default {};
}
