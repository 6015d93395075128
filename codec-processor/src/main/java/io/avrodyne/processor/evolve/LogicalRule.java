package io.avrodyne.processor.evolve;

import org.apache.avro.Schema;

/**
 * The rule for the logical types of a writer's type and the reader's type that receives its values.
 *
 * <p>On the same base type, or if an int becomes a long, one side may lack a logical type. Equal
 * names match, as do decimals whose scale does not shrink and different units of one kind of time;
 * all other pairs of names conflict, whether Avro knows them or not. If text becomes bytes, bytes
 * become text, or a number becomes a float or double, neither side may have a logical type, because
 * the meaning of the value would be undefined.
 *
 * <p>Reading has the same rule, in the runtime; one table tests both.
 */
final class LogicalRule {

  private LogicalRule() {}

  /** Returns whether two types have the same logical type, or neither has one. */
  static boolean isSame(Schema reader, Schema writer) {
    return DeclaredLogicalType.of(reader).equals(DeclaredLogicalType.of(writer));
  }

  /**
   * Returns whether the values keep their meaning. Both types have the same base, or the writer's
   * is promoted to the reader's.
   */
  static boolean keepsMeaning(Schema reader, Schema writer) {
    DeclaredLogicalType from = DeclaredLogicalType.of(writer);
    DeclaredLogicalType to = DeclaredLogicalType.of(reader);
    if (!isCarriedOver(writer.getType(), reader.getType())) {
      return from.isAbsent() && to.isAbsent();
    }
    if (from.isAbsent() || to.isAbsent()) {
      return true;
    }
    return from.name().equals(to.name()) ? from.scale() <= to.scale() : from.convertsTo(to);
  }

  /** Returns whether they do, and the reader can hold every digit. */
  static boolean keepsValues(Schema reader, Schema writer) {
    DeclaredLogicalType from = DeclaredLogicalType.of(writer);
    DeclaredLogicalType to = DeclaredLogicalType.of(reader);
    return keepsMeaning(reader, writer)
        && (from.isAbsent()
            || to.isAbsent()
            || from.precision() - from.scale() <= to.precision() - to.scale());
  }

  /** Returns whether a logical type of the writer's base means the same on the reader's. */
  private static boolean isCarriedOver(Schema.Type writer, Schema.Type reader) {
    return writer == reader || Promotion.isWidening(writer, reader);
  }
}
