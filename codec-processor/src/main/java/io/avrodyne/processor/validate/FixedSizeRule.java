package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;

/** The rule that a fixed has at least one byte. */
final class FixedSizeRule implements Rule {

  /** Some JVMs have no larger arrays, nor does Avro. */
  private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return plan.shapes()
        .filter(ValuePlan.Fixed.class::isInstance)
        .map(ValuePlan.Fixed.class::cast)
        .filter(fixed -> fixed.size() < 1 || fixed.size() > MAX_BYTES)
        .map(FixedSizeRule::impossible)
        .toList();
  }

  private static Problem impossible(ValuePlan.Fixed fixed) {
    return new Problem(
        Code.FIXED,
        fixed.name().subject() + " is a fixed of " + fixed.size() + " bytes.",
        "A fixed has at least one byte, and at most as many as a Java array can hold.",
        "Correct the size, or use Avro's bytes.",
        fixed.name().origin());
  }
}
