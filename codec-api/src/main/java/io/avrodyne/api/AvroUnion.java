package io.avrodyne.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a union of a type: of a sealed one, or of any that is listed with its branches. Only on a
 * type does it ask for a codec; on a field or an element it says what that may hold.
 *
 * <p><b>Shape.</b> An Avro union. The branches of a sealed type are those it permits, in the order
 * in which it permits them; a permitted type that is sealed itself stands for its own. Each is in
 * the union once. A branch that carries {@link AvroValue} is encoded as its component.
 *
 * <p><b>Allocation.</b> None besides the value of the branch.
 *
 * <p><b>Errors.</b> A branch that is not of the annotated type, and two branches that Avro cannot
 * tell apart, are compile errors. An object of no branch is an {@link EncodeException}.
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

  /** Returns the branches in order; may be left out only for a sealed type. */
  Class<?>[] value() default {};

  /** Returns a class with {@link AvroConfig}; {@code void} stands for none. */
  Class<?> config() default void.class;

  /** Returns where {@code null} stands if the union has it. */
  NullOrder nullOrder() default NullOrder.FIRST;

  /**
   * Returns what a change of the type must keep readable; it counts on a type, where the processor
   * knows earlier versions.
   */
  Compatibility compatibility() default Compatibility.BACKWARD_TRANSITIVE;
}
