package io.avrodyne.processor.evolve;

import org.apache.avro.Schema;

/**
 * The rule for the logical types of a writer's type and the reader's type that takes its values.
 *
 * <p>On one base type, and where an int becomes a long, one side may lack a logical type; equal
 * names, decimals of no smaller scale and the units of one kind of time go together; any other two
 * names conflict, whether Avro knows them or not. Where text becomes bytes, bytes text, or a number
 * a float or a double, neither side may have one: nothing says what the value would mean.
 *
 * <p>Reading has the same rule, in the runtime; one table tests both.
 */
final class LogicalRule {

  private LogicalRule() {}

  /** Returns whether two types have the same logical type, or neither has one. */
  static boolean isSame(Schema reader, Schema writer) {
    return LogicalForm.of(reader).equals(LogicalForm.of(writer));
  }

  /**
   * Returns whether the values keep their meaning. Both types are of one base, or the writer's is
   * promoted to the reader's.
   */
  static boolean keepsMeaning(Schema reader, Schema writer) {
    LogicalForm from = LogicalForm.of(writer);
    LogicalForm to = LogicalForm.of(reader);
    if (!isCarriedOver(writer.getType(), reader.getType())) {
      return from.isAbsent() && to.isAbsent();
    }
    if (from.isAbsent() || to.isAbsent()) {
      return true;
    }
    return from.name().equals(to.name()) ? from.scale() <= to.scale() : from.convertsTo(to);
  }

  /** Returns whether they do, and the reader has room for every digit. */
  static boolean keepsValues(Schema reader, Schema writer) {
    LogicalForm from = LogicalForm.of(writer);
    LogicalForm to = LogicalForm.of(reader);
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
