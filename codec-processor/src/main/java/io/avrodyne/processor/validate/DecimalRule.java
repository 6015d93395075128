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
    return Places.of(plan).flatMap(place -> check(place).stream()).toList();
  }

  private static Optional<Problem> check(Places.Place place) {
    if (!(place.shape() instanceof Converted converted)
        || !(converted.properties().get("precision") instanceof Integer precision)
        || !(converted.properties().get("scale") instanceof Integer scale)) {
      return Optional.empty();
    }
    if (precision < 1) {
      return Optional.of(noDigits(place, precision));
    }
    if (scale < 0 || scale > precision) {
      return Optional.of(badScale(place, precision, scale));
    }
    return converted.base() instanceof ValuePlan.Fixed fixed && precision > maxDigits(fixed.size())
        ? Optional.of(tooSmall(place, fixed, precision))
        : Optional.empty();
  }

  /** The specification has the formula, under "Decimal". */
  private static int maxDigits(int bytes) {
    return bytes < 1 ? Integer.MAX_VALUE : (int) (Math.log10(2) * (8L * bytes - 1));
  }

  private static Problem noDigits(Places.Place place, int precision) {
    return new Problem(
        Code.DECIMAL,
        place.subject() + " has the precision " + precision + ".",
        "A decimal has at least one digit.",
        "Set it to the number of digits of the largest value, including those after the decimal point.",
        place.origin());
  }

  private static Problem badScale(Places.Place place, int precision, int scale) {
    return new Problem(
        Code.DECIMAL,
        place.subject() + " has the scale " + scale + " and the precision " + precision + ".",
        "The precision counts all digits, and the scale those after the decimal point.",
        "Choose a scale from 0 to the precision.",
        place.origin());
  }

  private static Problem tooSmall(Places.Place place, ValuePlan.Fixed fixed, int precision) {
    int needed = fixed.size();
    while (maxDigits(needed) < precision) {
      needed++;
    }
    Origin origin = fixed.name().origin();
    return new Problem(
        Code.DECIMAL,
        place.subject() + " has " + precision + " digits in a fixed of " + fixed.size() + " bytes.",
        "A fixed of that size holds at most " + maxDigits(fixed.size()) + " digits.",
        "Use fixedSize = " + needed + ", or omit it.",
        origin);
  }
}
