package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;

/** The rule against records that always contain themselves: they have no smallest datum. */
final class EndlessRecordRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return plan.records().stream()
        .flatMap(
            record ->
                record.fields().stream()
                    .filter(field -> leadsBack(record, field, catalog))
                    .map(field -> endless(record, field)))
        .toList();
  }

  private static boolean leadsBack(RecordPlan record, FieldPlan field, Catalog catalog) {
    return !catalog.finite().isFinite(field.value())
        && field
            .value()
            .all()
            .filter(ValuePlan.Nested.class::isInstance)
            .map(nested -> ((ValuePlan.Nested) nested).codec())
            .anyMatch(held -> catalog.recursion().isCircle(record.codec(), held));
  }

  private static Problem endless(RecordPlan record, FieldPlan field) {
    return new Problem(
        Code.RECURSIVE_TYPE,
        record.subject() + "." + field.property() + " always leads back to its own type.",
        "Every datum would contain another one, without end.",
        "Make one of the fields in the cycle nullable, or a list.",
        field.origin());
  }
}
