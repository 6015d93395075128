package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import java.util.List;

/** A node of a syntax tree: one of thirteen records. */
@AvroUnion
public sealed interface Expression {

  /** A comparison. */
  enum Relation {
    EQUAL,
    UNEQUAL,
    LESS,
    AT_MOST,
    GREATER,
    AT_LEAST
  }

  /** An operation on numbers. */
  enum Operator {
    PLUS,
    MINUS,
    TIMES,
    DIVIDED
  }

  /** The value at a path in the input. */
  @AvroRecord
  record Field(String path) implements Expression {}

  /** A constant number. */
  @AvroRecord
  record Constant(double value) implements Expression {}

  /** A constant text. */
  @AvroRecord
  record Text(String value) implements Expression {}

  /** Whether a relation holds. */
  @AvroRecord
  record Compare(Relation relation, Expression left, Expression right) implements Expression {}

  /** The result of an operation. */
  @AvroRecord
  record Arithmetic(Operator operator, Expression left, Expression right) implements Expression {}

  /** Whether all conditions hold. */
  @AvroRecord
  record All(List<Expression> conditions) implements Expression {}

  /** Whether a condition holds. */
  @AvroRecord
  record Any(List<Expression> conditions) implements Expression {}

  /** Whether a condition does not hold. */
  @AvroRecord
  record Not(Expression condition) implements Expression {}

  /** The result of a function. */
  @AvroRecord
  record Call(String function, List<Expression> arguments) implements Expression {}

  /** Whether a value is one of a set. */
  @AvroRecord
  record In(Expression value, List<String> set) implements Expression {}

  /** Whether a value is within bounds. */
  @AvroRecord
  record Between(Expression value, double low, double high) implements Expression {}

  /** One value or another. */
  @AvroRecord
  record Conditional(Expression condition, Expression yes, Expression no) implements Expression {}

  /** Whether the input does not have a field. */
  @AvroRecord
  record IsMissing(String path, boolean orEmpty) implements Expression {}
}
