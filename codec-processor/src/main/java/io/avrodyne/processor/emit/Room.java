package io.avrodyne.processor.emit;

import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/**
 * Plans where encoding makes room: once for each run of values of bounded size. A string makes room
 * for itself and for the run behind it; what else is open-ended makes its own.
 */
final class Room {

  private final EmitContext context;

  Room(EmitContext context) {
    this.context = context;
  }

  /** Returns how many bytes there must be room for before a value is written. */
  int before(ValuePlan plan) {
    ValuePlan written = written(plan);
    boolean branch = written instanceof OrNull && !isNullableText(written);
    return context.maxBytes(plan).orElse(branch ? 1 : 0);
  }

  /** Returns what is written in the end: behind a wrapper or a converter stands another shape. */
  private static ValuePlan written(ValuePlan plan) {
    return plan instanceof Converted converted
            && !(converted.conversion() instanceof Conversion.Streams)
        ? written(converted.base())
        : plan;
  }

  /**
   * Returns how many bytes there must be room for to write the run that begins with field {@code
   * first}.
   */
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

  /** Returns whether a value is a string, nullable or not: those reserve room for what follows. */
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
