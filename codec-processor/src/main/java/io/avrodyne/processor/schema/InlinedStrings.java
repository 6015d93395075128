package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/**
 * The choice between strings with code of their own and calls of code that all strings share. Own
 * code is faster until there is so much of it that other code is displaced: from the caches of a
 * processor, or from what HotSpot inlines.
 */
public final class InlinedStrings {

  /**
   * The most strings of a record that are written without a call. With five among 20 fields, calls
   * are 1.04 to 1.06 times as fast; with one to three strings, 0.87 to 0.96 times.
   */
  private static final int MAX_WRITTEN = 4;

  private InlinedStrings() {}

  /**
   * Returns whether each string of a record is written by code of its own. Branches of a union take
   * turns, so that all their code is needed at once: with calls, they are 1.1 times as fast.
   */
  public static boolean whenEncoding(RecordPlan plan) {
    return !plan.branch() && whenEncoding(plan.values());
  }

  /** Returns the same for a record with these values that is no branch of a union. */
  static boolean whenEncoding(List<ValuePlan> values) {
    return values.stream().filter(InlinedStrings::isString).count() <= MAX_WRITTEN;
  }

  /**
   * Returns whether each string of a record with these values is read by code of its own. Reading
   * gains more than writing, so it does unless that is more code than HotSpot inlines.
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
