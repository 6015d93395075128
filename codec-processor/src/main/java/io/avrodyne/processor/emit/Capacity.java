package io.avrodyne.processor.emit;

import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/**
 * The places where encoding reserves capacity: once for each run of values of bounded size. A
 * string reserves the capacity for itself and for the run that follows it; other unbounded values
 * reserve their own.
 */
final class Capacity {

  private final EmitContext context;

  Capacity(EmitContext context) {
    this.context = context;
  }

  /** Returns the capacity in bytes that must be reserved before a value is written. */
  int before(ValuePlan plan) {
    ValuePlan written = written(plan);
    boolean branch = written instanceof OrNull && !isNullableText(written);
    return context.maxBytes(plan).orElse(branch ? 1 : 0);
  }

  /** Returns the shape that is actually written, without wrappers and converters. */
  private static ValuePlan written(ValuePlan plan) {
    return plan instanceof Converted converted
            && !(converted.conversion() instanceof Conversion.Streams)
        ? written(converted.base())
        : plan;
  }

  /** Returns the capacity in bytes that the run starting with field {@code first} needs. */
  int run(List<FieldPlan> fields, int first) {
    long bytes = 0;
    for (FieldPlan field : fields.subList(first, fields.size())) {
      bytes += before(field.value());
      if (!isBounded(field.value())) {
        break;
      }
    }
    return (int) Math.min(bytes, Integer.MAX_VALUE);
  }

  boolean isBounded(ValuePlan plan) {
    return context.isBounded(plan);
  }

  /**
   * Returns whether a value is a string, nullable or not: strings reserve the capacity for the
   * values that follow.
   */
  static boolean isText(ValuePlan plan) {
    ValuePlan written = written(plan);
    return written instanceof ValuePlan.Text || isNullableText(written);
  }

  /** Returns whether a value is a string or null, which the runtime writes in one step. */
  static boolean isNullableText(ValuePlan plan) {
    return plan instanceof OrNull union
        && union.value() instanceof ValuePlan.Text
        && union.presence() == Presence.REFERENCE;
  }
}
