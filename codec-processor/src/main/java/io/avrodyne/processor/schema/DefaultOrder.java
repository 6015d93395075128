package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A reordering that puts the branch of a default first in its union, as readers before Avro 1.12
 * require. The records in a union determine which branch that is, so all of them must be bound
 * first. A schema that a record follows may have the default in a later branch, which Avro 1.12 can
 * read; the branches are then left in their order.
 */
public final class DefaultOrder {

  private final Catalog catalog;

  /** Creates one over the records of a compilation. */
  public DefaultOrder(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Returns a codec whose unions are in order; all records that it contains must be in the catalog.
   */
  public CodecPlan apply(CodecPlan plan) {
    return plan.withRecords(plan.records().stream().map(this::apply).toList());
  }

  private RecordPlan apply(RecordPlan plan) {
    return plan.withFields(
        plan.fields().stream().map(field -> apply(field, plan.givenSchema())).toList());
  }

  private FieldPlan apply(FieldPlan field, @Nullable Schema followed) {
    return Optional.ofNullable(field.defaultJson())
        .flatMap(given -> DefaultJson.read(given.text()))
        .filter(json -> !isOfALaterBranch(json, field, followed))
        .map(json -> field.withValue(ordered(field.value(), json)))
        .orElse(field);
  }

  /**
   * Returns whether the schema that a record follows has a default in another branch than its
   * first, apart from null.
   */
  private static boolean isOfALaterBranch(Object json, FieldPlan field, @Nullable Schema followed) {
    Schema.Field known = followed == null ? null : followed.getField(field.name());
    if (known == null || !known.schema().isUnion()) {
      return false;
    }
    List<Schema> branches =
        known.schema().getTypes().stream()
            .filter(branch -> branch.getType() != Schema.Type.NULL)
            .toList();
    return new CompiledDefault(known.schema(), true, false)
        .branch(json, "")
        .filter(branch -> branches.indexOf(branch.schema()) > 0)
        .isPresent();
  }

  private ValuePlan ordered(ValuePlan plan, Object json) {
    if (plan instanceof Converted converted) {
      return converted.withBase(ordered(converted.base(), json));
    }
    if (plan instanceof OrNull orNull) {
      boolean nullFirst = json == JsonProperties.NULL_VALUE;
      return new OrNull(orNull.javaType(), orNull.value(), nullFirst, orNull.presence());
    }
    return plan instanceof Choice choice
        ? DefaultMatch.branch(choice, json, catalog).map(choice::withFirst).orElse(choice)
        : plan;
  }
}
