package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;

/** Holds fixed types to one byte or more. */
final class FixedSizeRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return plan.shapes()
        .filter(ValuePlan.Fixed.class::isInstance)
        .map(ValuePlan.Fixed.class::cast)
        .filter(fixed -> fixed.size() < 1)
        .map(FixedSizeRule::tooSmall)
        .toList();
  }

  private static Problem tooSmall(ValuePlan.Fixed fixed) {
    return new Problem(
        Code.FIXED,
        fixed.name().subject() + " is a fixed of " + fixed.size() + " bytes.",
        "A fixed has one byte or more.",
        "Give its size, or use Avro's bytes.",
        fixed.name().origin());
  }
}
