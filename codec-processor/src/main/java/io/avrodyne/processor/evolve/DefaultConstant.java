package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.jspecify.annotations.Nullable;

/** A default with a Java literal; other defaults are read from bytes that the runtime creates. */
public sealed interface DefaultConstant {

  /** Calls the method of {@code visitor} for this constant. */
  <R> R accept(Visitor<R> visitor);

  /** An action for each kind of constant. */
  interface Visitor<R> {

    /** Visits null. */
    R absent(Absent constant);

    /** Visits a string. */
    R text(Text constant);

    /** Visits a boolean. */
    R flag(Flag constant);

    /** Visits an int or a long. */
    R whole(Whole constant);
  }

  /** Null, in a union. */
  record Absent(OrNull shape) implements DefaultConstant {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.absent(this);
    }
  }

  /** A string. */
  record Text(String value) implements DefaultConstant {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }
  }

  /** A boolean. */
  record Flag(boolean value) implements DefaultConstant {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.flag(this);
    }
  }

  /** An int or a long. */
  record Whole(ScalarKind kind, long value) implements DefaultConstant {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.whole(this);
    }
  }

  /**
   * Returns the constant of a default, if there is one.
   *
   * @param value as Avro's own classes hold it
   */
  static Optional<DefaultConstant> of(ValuePlan shape, @Nullable Object value) {
    if (shape instanceof OrNull union && value == JsonProperties.NULL_VALUE) {
      return shape.javaType().isPrimitive() ? Optional.empty() : Optional.of(new Absent(union));
    }
    if (shape instanceof ValuePlan.Text && value instanceof String text) {
      return StraightLimits.allowText(text) ? Optional.of(new Text(text)) : Optional.empty();
    }
    return shape instanceof ValuePlan.Scalar scalar
        ? ofScalar(scalar.kind(), value)
        : Optional.empty();
  }

  private static Optional<DefaultConstant> ofScalar(ScalarKind kind, @Nullable Object value) {
    if (value instanceof Boolean flag && kind == ScalarKind.BOOLEAN) {
      return Optional.of(new Flag(flag));
    }
    boolean whole = kind == ScalarKind.INT || kind == ScalarKind.LONG;
    return whole && (value instanceof Integer || value instanceof Long)
        ? Optional.of(new Whole(kind, ((Number) value).longValue()))
        : Optional.empty();
  }
}
