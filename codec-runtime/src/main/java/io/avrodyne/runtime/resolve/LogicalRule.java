package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;

/**
 * The rule for logical types, as documented by {@link Strictness#STRICT}. Everything that compares
 * the meaning of encoded data uses this class: decoders for other writers, schema stores and
 * messages ask whether two types are the same; schema resolution asks whether one can be read as
 * the other.
 *
 * <p>On the same base type, and where an int is promoted to a long, one side may have no logical
 * type; equal names, decimals, and units of the same kind of time are compatible; any other two
 * names conflict, whether Avro knows them or not. Where a string is read as bytes, bytes as a
 * string, or a number as a float or a double, neither side may have a logical type, because nothing
 * defines what the value would mean.
 *
 * <p>The processor has the same rule for the history of a type; one table tests both.
 */
final class LogicalRule {

  /** The relation between the logical types of two types. */
  enum Relation {
    SAME,
    ONE_ABSENT,
    OTHER_DIGITS,
    OTHER_UNIT,
    DIFFERENT
  }

  private LogicalRule() {}

  /** Returns whether two types have the same logical type or both have no logical type. */
  static boolean isSame(Schema one, Schema other) {
    return relation(EffectiveLogicalType.of(one), EffectiveLogicalType.of(other)) == Relation.SAME;
  }

  /**
   * Returns whether values keep their meaning. Both types have the same base type, or the writer's
   * is promoted to the reader's.
   */
  static boolean keepsMeaning(Schema writer, Schema reader) {
    EffectiveLogicalType from = EffectiveLogicalType.of(writer);
    EffectiveLogicalType to = EffectiveLogicalType.of(reader);
    Promotion promotion = Promotion.of(writer.getType(), reader.getType());
    boolean carriedOver = promotion == null || promotion.keepsLogicalType();
    return carriedOver
        ? relation(from, to) != Relation.DIFFERENT
        : from.isAbsent() && to.isAbsent();
  }

  static Relation relation(EffectiveLogicalType from, EffectiveLogicalType to) {
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
