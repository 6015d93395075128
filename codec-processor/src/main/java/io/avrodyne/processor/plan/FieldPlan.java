package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * A field of a record.
 *
 * @param name the Avro name
 * @param property the name of the Java property
 * @param type the declared Java type
 * @param value the shape
 * @param reader how encoding reads it
 * @param writer how decoding writes it, into the object or its builder; null where a constructor or
 *     static method takes it
 * @param obstacle the reason why it is not nullable, null unless the settings say that it is
 * @param unboxed whether a value that is decoded may be null where null cannot be passed on
 * @param attributes the attributes that annotations add to its schema
 * @param defaultJson its default, null for none but what the shape implies
 * @param origin its position in the source
 */
public record FieldPlan(
    String name,
    String property,
    TypeName type,
    ValuePlan value,
    AccessPlan reader,
    @Nullable AccessPlan writer,
    @Nullable NullObstacle obstacle,
    boolean unboxed,
    Attributes attributes,
    @Nullable AnnotationText defaultJson,
    Origin origin) {

  /** Returns this field with another shape. */
  public FieldPlan withValue(ValuePlan other) {
    return new FieldPlan(
        name,
        property,
        type,
        other,
        reader,
        writer,
        obstacle,
        unboxed,
        attributes,
        defaultJson,
        origin);
  }

  /** Returns the expression of a value that has been decoded, which must not be null if unboxed. */
  public CodeBlock received(CodeBlock decoded) {
    return unboxed ? CodeBlock.of("$T.unboxable($L, in)", RuntimeNames.FAILURES, decoded) : decoded;
  }

  /** Returns whether null can be decoded into it, if its shape is a union with null. */
  public boolean holdsNull() {
    return !unboxed && !value.javaType().isPrimitive();
  }

  /** Returns whether it has a default, given or implied. */
  public boolean hasDefault() {
    return defaultJson != null || beginsWithNull(value);
  }

  /** Returns whether its shape alone implies that its default is null. */
  public boolean impliesNull() {
    return defaultJson == null && beginsWithNull(value);
  }

  /** Returns whether a shape is a union whose first branch is null, which is the default then. */
  private static boolean beginsWithNull(ValuePlan plan) {
    if (plan instanceof Converted converted) {
      return beginsWithNull(converted.base());
    }
    return plan instanceof Choice choice
        ? choice.branches().get(0).isNull()
        : plan instanceof OrNull orNull && orNull.nullFirst();
  }
}
