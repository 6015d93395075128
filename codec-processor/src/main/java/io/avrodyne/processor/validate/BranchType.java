package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.AvroTypeNames;
import io.avrodyne.processor.schema.Catalog;

/** The Avro type by which a reader selects the branch of a union. */
final class BranchType extends AvroTypeNames {

  private final Catalog catalog;

  BranchType(Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public String nested(ValuePlan.Nested plan) {
    RecordShape shape = catalog.shape(plan.codec());
    return shape instanceof RecordPlan record
        ? record.fullname()
        : ((CompiledRecord) shape).schema().getFullName();
  }
}
