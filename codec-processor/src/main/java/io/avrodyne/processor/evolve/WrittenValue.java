package io.avrodyne.processor.evolve;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;

/** The expression that converts a value of an earlier version to the current type. */
public sealed interface WrittenValue {

  /** Calls the method of {@code visitor} for this value. */
  <R> R accept(Visitor<R> visitor);

  /** An action for each kind of value. */
  interface Visitor<R> {

    /** Visits a value that has not changed. */
    R plain(Plain value);

    /** Visits a number that is promoted. */
    R promoted(Promoted value);

    /** Visits a record, an array or a map. */
    R called(Called value);

    /** Visits a record that another codec reads. */
    R shared(Shared value);

    /** Visits an enum. */
    R mapped(Mapped value);

    /** Visits a value that was never null and may be today. */
    R present(Present value);

    /** Visits a value that may be null in both schemas. */
    R nullable(Nullable value);

    /** Visits a value that is converted. */
    R made(Made value);
  }

  /** A value that both schemas describe in the same way. */
  record Plain(ValuePlan shape) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.plain(this);
    }
  }

  /**
   * A number of another type.
   *
   * @param written the writer's type
   */
  record Promoted(ValuePlan.Scalar shape, ScalarKind written) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.promoted(this);
    }
  }

  /**
   * A record, an array or a map with code of its own.
   *
   * @param member the index of that code in the plan
   */
  record Called(int member) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.called(this);
    }
  }

  /**
   * A record whose own codec has straight-line code for the version.
   *
   * @param version of that record
   */
  record Shared(ClassName codec, EarlierVersion version) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.shared(this);
    }
  }

  /**
   * An enum with a table of its own.
   *
   * @param member the index of the table in the plan
   */
  record Mapped(int member) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.mapped(this);
    }
  }

  /**
   * A value without a union in the writer that goes into a union with null.
   *
   * @param value its resolution is the {@code value()} of this one's
   */
  record Present(OrNull shape, WrittenValue value) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.present(this);
    }
  }

  /**
   * A union with null on both sides.
   *
   * @param nullBranch the writer's branch of null
   * @param value its resolution is the {@code value()} of the step of the writer's other branch
   */
  record Nullable(OrNull shape, int nullBranch, WrittenValue value) implements WrittenValue {

    /** Returns the writer's branch of the value. */
    public int valueBranch() {
      return 1 - nullBranch;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.nullable(this);
    }
  }

  /** A value of a Java type that is made of another one. */
  record Made(Converted shape, WrittenValue base) implements WrittenValue {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.made(this);
    }
  }
}
