package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A union of the subtypes of a sealed type, or of the branches that are listed. On a type, it
 * requests a codec; on a field or an element, it only lists the types that may occur there.
 *
 * <p><b>Shape.</b> An Avro union. The branches of a sealed type are its permitted types in the
 * order of the {@code permits} clause; a permitted type that is sealed itself is replaced by its
 * own permitted types. Each branch occurs once. A branch that carries {@link AvroValue} is encoded
 * as its component.
 *
 * <p><b>Allocation.</b> Only what the value of the branch allocates.
 *
 * <p><b>Errors.</b> A branch that is not a subtype of the annotated type, and two branches that
 * Avro cannot tell apart, are compile errors. An object that does not match any branch causes an
 * {@link EncodeException}.
 */
@Documented
@Target({
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE_USE
})
@Retention(RetentionPolicy.CLASS)
public @interface AvroUnion {

  /** Returns the branches in order; may be omitted only for a sealed type. */
  Class<?>[] value() default {};

  /**
   * Returns a class annotated with {@link AvroConfig}; {@code void} if there are no shared
   * settings.
   */
  Class<?> config() default void.class;

  /** Returns the position of {@code null} if it is a branch of the union. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /**
   * Returns the compatibility that a change of the type must preserve. It is checked only for a
   * union on a type, wherever the processor knows earlier versions.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;
}
