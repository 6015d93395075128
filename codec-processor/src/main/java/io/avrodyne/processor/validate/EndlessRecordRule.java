package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Refuses records that hold themselves always: there would be no smallest datum. */
final class EndlessRecordRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      for (FieldPlan field : record.fields()) {
        if (leadsTo(record.codec(), field.value(), catalog, new HashSet<>())) {
          problems.add(endless(record, field));
        }
      }
    }
    return problems;
  }

  private static boolean leadsTo(
      ClassName goal, ValuePlan value, Catalog catalog, Set<ClassName> seen) {
    if (value instanceof Converted converted) {
      return leadsTo(goal, converted.base(), catalog, seen);
    }
    if (value instanceof Choice choice) {
      return choice.parts().stream()
          .allMatch(branch -> leadsTo(goal, branch, catalog, new HashSet<>(seen)));
    }
    if (!(value instanceof ValuePlan.Nested nested) || !seen.add(nested.codec())) {
      return false;
    }
    return nested.codec().equals(goal)
        || (catalog.shape(nested.codec()) instanceof RecordPlan plan
            && plan.values().stream().anyMatch(held -> leadsTo(goal, held, catalog, seen)));
  }

  private static Problem endless(RecordPlan record, FieldPlan field) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        record.subject() + "." + field.property() + " leads back to its own type without an end.",
        "A datum would have to hold another one, and so on.",
        "Make one of the fields on the way nullable, or a list.",
        field.origin());
  }
}
