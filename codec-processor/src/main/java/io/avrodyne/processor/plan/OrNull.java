package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A union of null, first or last, and one other type.
 *
 * @param presence how Java holds it
 */
public record OrNull(TypeName javaType, ValuePlan value, boolean nullFirst, Presence presence)
    implements ValuePlan {

  /** Returns a shape that may also be null; a union with null stays as it is. */
  public static ValuePlan of(ValuePlan value, boolean nullFirst) {
    if (value instanceof Choice choice) {
      return choice.withNull(nullFirst);
    }
    return value instanceof OrNull || value instanceof Nothing || isOptional(value)
        ? value
        : new OrNull(value.javaType(), value, nullFirst, Presence.REFERENCE);
  }

  /** Returns whether a shape is represented by an object that is never null but may be empty. */
  public static boolean isOptional(ValuePlan value) {
    if (value instanceof OrNull orNull) {
      return orNull.presence() != Presence.REFERENCE;
    }
    return value instanceof Converted converted
        && converted.conversion() instanceof Conversion.Values
        && converted.base() instanceof Choice choice
        && choice.hasNull();
  }

  /** Returns the index of the branch that is null. */
  public int nullBranch() {
    return nullFirst ? 0 : 1;
  }

  /** Returns the index of the other branch. */
  public int valueBranch() {
    return nullFirst ? 1 : 0;
  }

  @Override
  public TypeName taken() {
    return presence == Presence.REFERENCE ? value.taken() : javaType;
  }

  @Override
  public List<ValuePlan> parts() {
    return List.of(value);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.nullable(this);
  }
}
