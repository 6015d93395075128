package io.avrodyne.processor.emit;

import io.avrodyne.processor.plan.EncodedSize;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/**
 * Plans where encoding makes room: once for each run of values of bounded size. A string makes room
 * for itself and for the run behind it; an open-ended record or an array makes its own.
 */
final class Room {

  private final EmitContext context;

  Room(EmitContext context) {
    this.context = context;
  }

  /** Returns how many bytes there must be room for before a value is written. */
  int before(ValuePlan plan) {
    return isBounded(plan)
        ? EncodedSize.max(context.schemaOf(plan)).orElseThrow()
        : plan instanceof ValuePlan.OrNull && !isText(plan) ? 1 : 0;
  }

  /**
   * Returns how many bytes there must be room for to write the run that begins with field {@code
   * first}.
   */
  int run(List<FieldPlan> fields, int first) {
    int bytes = 0;
    for (FieldPlan field : fields.subList(first, fields.size())) {
      bytes += before(field.value());
      if (!isBounded(field.value())) {
        break;
      }
    }
    return bytes;
  }

  boolean isBounded(ValuePlan plan) {
    return EncodedSize.max(context.schemaOf(plan)).isPresent();
  }

  /** Returns whether a value is a string, nullable or not: those reserve room for what follows. */
  static boolean isText(ValuePlan plan) {
    return plan instanceof ValuePlan.Text
        || (plan instanceof ValuePlan.OrNull union && union.value() instanceof ValuePlan.Text)
        || (plan instanceof ValuePlan.Converted converted && isText(converted.base()));
  }
}
