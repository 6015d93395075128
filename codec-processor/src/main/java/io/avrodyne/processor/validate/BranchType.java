package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.Locale;

/** The Avro type by which a reader selects the branch of a union. */
record BranchType(Catalog catalog) implements ValuePlan.Visitor<String> {

  /** The name of a union; no branch can be one. */
  static final String UNION = "union";

  @Override
  public String nothing(ValuePlan.Nothing plan) {
    return "null";
  }

  @Override
  public String scalar(ValuePlan.Scalar plan) {
    return plan.kind().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String text(ValuePlan.Text plan) {
    return "string";
  }

  @Override
  public String binary(ValuePlan.Binary plan) {
    return "bytes";
  }

  @Override
  public String fixed(ValuePlan.Fixed plan) {
    return plan.name().fullname();
  }

  @Override
  public String symbols(Symbols plan) {
    return plan.name().fullname();
  }

  @Override
  public String nested(ValuePlan.Nested plan) {
    RecordShape shape = catalog.shape(plan.codec());
    return shape instanceof RecordPlan record
        ? record.fullname()
        : ((CompiledRecord) shape).schema().getFullName();
  }

  @Override
  public String items(ValuePlan.Items plan) {
    return "array";
  }

  @Override
  public String entries(ValuePlan.Entries plan) {
    return "map";
  }

  @Override
  public String choice(Choice plan) {
    return UNION;
  }

  @Override
  public String nullable(OrNull plan) {
    return UNION;
  }

  @Override
  public String converted(Converted plan) {
    return plan.base().accept(this);
  }
}
