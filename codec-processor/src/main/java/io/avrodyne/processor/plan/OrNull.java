package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * Is a union of null, first or last, and one other type.
 *
 * @param presence how Java holds it
 */
public record OrNull(TypeName javaType, ValuePlan value, boolean nullFirst, Presence presence)
    implements ValuePlan {

  /** Returns a shape that may be null besides; a union with null stays what it is. */
  public static ValuePlan of(ValuePlan value, boolean nullFirst) {
    if (value instanceof Choice choice) {
      return choice.withNull(nullFirst);
    }
    return value instanceof OrNull || value instanceof Nothing
        ? value
        : new OrNull(value.javaType(), value, nullFirst, Presence.REFERENCE);
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
  public List<ValuePlan> parts() {
    return List.of(value);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.nullable(this);
  }
}
