package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.ScalarKind;

/**
 * The action for one field of a record of an earlier version, or for a field that the version
 * lacks.
 */
public sealed interface VersionStep {

  /** Returns the name that an error gives the field: the reader's, if the reader has the field. */
  String name();

  /** Calls the method of {@code visitor} for this step. */
  <R> R accept(Visitor<R> visitor);

  /** An action for each kind of step. */
  interface Visitor<R> {

    /** Visits a primitive that is skipped. */
    R skippedScalar(SkippedScalar step);

    /** Visits any other value that is skipped. */
    R skipped(Skipped step);

    /** Visits a field that has not changed. */
    R plain(Plain step);

    /** Visits a field that has changed. */
    R changed(Changed step);

    /** Visits a field that is new and has a constant for its default. */
    R defaulted(Defaulted step);

    /** Visits a field that is left to the runtime. */
    R resolved(Resolved step);
  }

  /** A step that gives a field of the reader its value. */
  sealed interface OfField extends VersionStep {

    /** Returns the field. */
    FieldPlan field();

    @Override
    default String name() {
      return field().name();
    }
  }

  /** A primitive without a field in the reader. */
  record SkippedScalar(String name, ScalarKind kind) implements VersionStep {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.skippedScalar(this);
    }
  }

  /** Any other value without a field in the reader; the runtime's step skips it. */
  record Skipped(String name) implements VersionStep {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.skipped(this);
    }
  }

  /** A field that both schemas describe in the same way. */
  record Plain(FieldPlan field) implements OfField {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.plain(this);
    }
  }

  /** A field that one expression reads. */
  record Changed(FieldPlan field, WrittenValue value) implements OfField {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.changed(this);
    }
  }

  /** A field that the writer lacks, with a default that is a literal in Java. */
  record Defaulted(FieldPlan field, DefaultConstant constant) implements OfField {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.defaulted(this);
    }
  }

  /** A field, written or not, that takes more than an expression: the runtime's step reads it. */
  record Resolved(FieldPlan field) implements OfField {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.resolved(this);
    }
  }
}
