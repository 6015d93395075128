package io.avrodyne.processor.validate;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.ParameterPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;

/** The rule that a call does not take more arguments than the JVM can pass. */
final class CreatorSlotsRule implements Rule {

  private static final int MAX_SLOTS = 255;

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return plan.records().stream()
        .filter(record -> slots(record) > MAX_SLOTS)
        .map(CreatorSlotsRule::problem)
        .toList();
  }

  private static int slots(RecordPlan plan) {
    if (!(plan.creator() instanceof CreatorPlan.Arguments arguments)) {
      return 0;
    }
    int object = arguments.call().method() == null ? 1 : 0;
    return object + arguments.parameters().stream().mapToInt(CreatorSlotsRule::slots).sum();
  }

  private static int slots(ParameterPlan parameter) {
    return parameter.type().equals(TypeName.LONG) || parameter.type().equals(TypeName.DOUBLE)
        ? 2
        : 1;
  }

  private static Problem problem(RecordPlan plan) {
    return new Problem(
        Code.TOO_MANY_ARGUMENTS,
        plan.subject() + " is created by a call with " + slots(plan) + " argument slots.",
        "The JVM allows "
            + MAX_SLOTS
            + "; a long or double takes two, and a constructor one more for its object.",
        "Move fields into a record of their own, or make the type a class with setters.",
        plan.origin());
  }
}
