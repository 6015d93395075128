package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark that keeps a field of a class out of the schema, as {@code transient} does. It may be
 * placed on the field or on its accessor. In a decoded object, the field has the value that the
 * constructor or factory gave it.
 *
 * <p>{@code @AvroIgnore(false)} says that a field is data although another library ignores it; see
 * {@link IgnoredElsewhere}.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface AvroIgnore {

  /**
   * Returns whether the field is left out; {@code false} keeps it, whatever other annotations say.
   */
  boolean value() default true;
}
