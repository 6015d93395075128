package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import java.util.Optional;

/** The rule that decimals have valid numbers of digits, which fit their fixed. */
final class DecimalRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return ShapeUses.of(plan).flatMap(use -> check(use).stream()).toList();
  }

  private static Optional<Problem> check(ShapeUses.ShapeUse use) {
    if (!(use.shape() instanceof Converted converted)
        || !(converted.properties().get("precision") instanceof Integer precision)
        || !(converted.properties().get("scale") instanceof Integer scale)) {
      return Optional.empty();
    }
    if (precision < 1) {
      return Optional.of(noDigits(use, precision));
    }
    if (scale < 0 || scale > precision) {
      return Optional.of(badScale(use, precision, scale));
    }
    return converted.base() instanceof ValuePlan.Fixed fixed && precision > maxDigits(fixed.size())
        ? Optional.of(tooSmall(use, fixed, precision))
        : Optional.empty();
  }

  /** The specification has the formula, under "Decimal". */
  private static int maxDigits(int bytes) {
    return bytes < 1 ? Integer.MAX_VALUE : (int) (Math.log10(2) * (8L * bytes - 1));
  }

  private static Problem noDigits(ShapeUses.ShapeUse use, int precision) {
    return new Problem(
        Code.DECIMAL,
        use.subject() + " has the precision " + precision + ".",
        "A decimal has at least one digit.",
        "Set it to the number of digits of the largest value, including those after the decimal point.",
        use.origin());
  }

  private static Problem badScale(ShapeUses.ShapeUse use, int precision, int scale) {
    return new Problem(
        Code.DECIMAL,
        use.subject() + " has the scale " + scale + " and the precision " + precision + ".",
        "The precision counts all digits, and the scale those after the decimal point.",
        "Choose a scale from 0 to the precision.",
        use.origin());
  }

  private static Problem tooSmall(ShapeUses.ShapeUse use, ValuePlan.Fixed fixed, int precision) {
    int needed = fixed.size();
    while (maxDigits(needed) < precision) {
      needed++;
    }
    Origin origin = fixed.name().origin();
    return new Problem(
        Code.DECIMAL,
        use.subject() + " has " + precision + " digits in a fixed of " + fixed.size() + " bytes.",
        "A fixed of that size holds at most " + maxDigits(fixed.size()) + " digits.",
        "Use fixedSize = " + needed + ", or omit it.",
        origin);
  }
}
