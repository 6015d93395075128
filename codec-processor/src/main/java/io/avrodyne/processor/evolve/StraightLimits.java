package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.MethodSplitter;
import org.apache.avro.Schema;

/** The sizes beyond which an earlier version gets no straight-line code. */
final class StraightLimits {

  /** A field that is skipped takes up to 20 bytes of code, of which HotSpot compiles 8,000. */
  private static final int MAX_FIELDS = 200;

  /** The name of a field is a constant of the class. */
  private static final int MAX_NAME = 1000;

  /** A constant of an enum takes 8 bytes of code, and a method has 65,535 at most. */
  private static final int MAX_SYMBOLS = 4000;

  /** Well below the limit for a constant of a class file. */
  private static final int MAX_CHARS = 1000;

  private StraightLimits() {}

  /**
   * Returns whether the code of a record is one method of a size that class files allow, as are its
   * constants.
   */
  static boolean allowRecord(RecordPlan plan, Schema written) {
    return MethodSplitter.resolvesInSteps(plan)
        && !MethodSplitter.resolvesInParts(plan)
        && written.getType() == Schema.Type.RECORD
        && written.getFields().size() <= MAX_FIELDS
        && written.getFields().stream().allMatch(field -> field.name().length() <= MAX_NAME);
  }

  /** Returns whether the symbols of an enum fit one table. */
  static boolean allowSymbols(Schema written) {
    return written.getEnumSymbols().size() <= MAX_SYMBOLS;
  }

  /** Returns whether a default is short enough for a literal. */
  static boolean allowText(String text) {
    return text.length() <= MAX_CHARS;
  }
}
