package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;

/**
 * The rule for logical types, which {@link Strictness#STRICT} states. All that asks whether two
 * types mean the same asks here: the decoder of another writer, stores of schemas and messages
 * whether they are the same, schema resolution whether one is read as the other.
 *
 * <p>On one base type, and where an int becomes a long, one side may lack a logical type; equal
 * names, decimals and the units of one kind of time go together; any other two names conflict,
 * whether Avro knows them or not. Where text becomes bytes, bytes text, or a number a float or a
 * double, neither side may have one: nothing says what the value would mean.
 *
 * <p>The processor has the same rule, for the history of a type; one table tests both.
 */
final class LogicalRule {

  /** Says how what two types mean is related. */
  enum Relation {
    SAME,
    ONE_ABSENT,
    OTHER_DIGITS,
    OTHER_UNIT,
    DIFFERENT
  }

  private LogicalRule() {}

  /** Returns whether two types have the same logical type, or neither has one. */
  static boolean isSame(Schema one, Schema other) {
    return relation(LogicalForm.of(one), LogicalForm.of(other)) == Relation.SAME;
  }

  /**
   * Returns whether the values keep their meaning. Both types are of one base, or the writer's is
   * promoted to the reader's.
   */
  static boolean keepsMeaning(Schema writer, Schema reader) {
    LogicalForm from = LogicalForm.of(writer);
    LogicalForm to = LogicalForm.of(reader);
    Promotion promotion = Promotion.of(writer.getType(), reader.getType());
    boolean carriedOver = promotion == null || promotion.keepsLogicalType();
    return carriedOver
        ? relation(from, to) != Relation.DIFFERENT
        : from.isAbsent() && to.isAbsent();
  }

  static Relation relation(LogicalForm from, LogicalForm to) {
    if (from.equals(to)) {
      return Relation.SAME;
    }
    if (from.isAbsent() || to.isAbsent()) {
      return Relation.ONE_ABSENT;
    }
    if (from.isDecimal() && to.isDecimal()) {
      return Relation.OTHER_DIGITS;
    }
    return from.convertsTo(to) ? Relation.OTHER_UNIT : Relation.DIFFERENT;
  }
}
