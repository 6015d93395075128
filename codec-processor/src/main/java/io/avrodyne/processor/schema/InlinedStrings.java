package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/**
 * The decision whether HotSpot inlines the strings of a record or calls one method for all of them.
 * Inlined strings are faster up to a limit, beyond which they take space that other code needs: in
 * the caches of a processor, or in what HotSpot inlines.
 */
public final class InlinedStrings {

  /**
   * The maximum number of strings of a record that are inlined when it is encoded. With five among
   * 20 fields, calls are 1.04 to 1.06 times as fast; with one to three, 0.87 to 0.94 times.
   */
  private static final int MAX_WRITTEN = 4;

  private InlinedStrings() {}

  /**
   * Returns whether the strings of a record are inlined when it is encoded. Those of a union's
   * branches are not: objects of all branches are encoded in turn, which needs the code of all.
   */
  public static boolean whenEncoding(RecordPlan plan) {
    return !plan.branch() && whenEncoding(plan.values());
  }

  /** Returns whether strings are inlined when a record outside unions is encoded. */
  static boolean whenEncoding(List<ValuePlan> values) {
    return values.stream().filter(InlinedStrings::isString).count() <= MAX_WRITTEN;
  }

  /**
   * Returns whether the strings of a record are inlined when it is decoded. Decoding gains more
   * than encoding, so they are, unless the record would exceed what HotSpot inlines.
   */
  public static boolean whenDecoding(List<ValuePlan> values) {
    return InlinedSize.ofDecodingWithStrings(values) <= MethodSplitter.MAX_INLINED;
  }

  private static boolean isString(ValuePlan plan) {
    return plan instanceof ValuePlan.Text
        || (plan instanceof OrNull union && isString(union.value()))
        || (plan instanceof Converted converted
            && !(converted.conversion() instanceof Conversion.Streams)
            && isString(converted.base()));
  }
}
