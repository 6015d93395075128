package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Refuses records that hold themselves: the depth of what they decode is not limited. */
final class RecursionRule implements Rule {

  @Override
  public List<Problem> check(RecordPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (FieldPlan field : plan.fields()) {
      if (leadsTo(plan, field, catalog, new HashSet<>())) {
        problems.add(
            new Problem(
                Code.RECURSIVE_TYPE,
                plan.type().simpleName() + "." + field.property() + " leads back to its own type.",
                "Recursive types are not supported.",
                "Refer to the other object by an identifier.",
                field.origin()));
      }
    }
    return problems;
  }

  private static boolean leadsTo(
      RecordPlan goal, FieldPlan field, Catalog catalog, Set<RecordShape> seen) {
    return field
        .value()
        .all()
        .filter(ValuePlan.Nested.class::isInstance)
        .map(shape -> catalog.shape(((ValuePlan.Nested) shape).codec()))
        .anyMatch(shape -> shape.equals(goal) || leadsOn(goal, shape, catalog, seen));
  }

  private static boolean leadsOn(
      RecordPlan goal, RecordShape shape, Catalog catalog, Set<RecordShape> seen) {
    return seen.add(shape)
        && shape instanceof RecordPlan plan
        && plan.fields().stream().anyMatch(field -> leadsTo(goal, field, catalog, seen));
  }
}
