package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/** The rule that a class can hold null wherever the schema that it follows allows null. */
final class GivenNullRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      GivenSchema given = record.given();
      Schema schema = record.givenSchema();
      if (given != null && schema != null) {
        String file = given.file().text();
        for (FieldPlan field : record.fields()) {
          KnownNulls.problem(record, field, schema.getField(field.name()), file, "change " + file)
              .ifPresent(problems::add);
        }
      }
    }
    return problems;
  }
}
