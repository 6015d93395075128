package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * A reordering of a record that follows a schema: its fields get the order of that schema, and null
 * is where it is there in all of their unions. These are the only choices about bytes that a schema
 * file may make; a rule refuses all other differences.
 */
public final class GivenOrder {

  private GivenOrder() {}

  /** Returns a codec whose records are in the order of the schemas that they follow. */
  public static CodecPlan apply(CodecPlan plan) {
    return plan.withRecords(plan.records().stream().map(GivenOrder::apply).toList());
  }

  private static RecordPlan apply(RecordPlan plan) {
    Schema given = plan.givenSchema();
    if (given == null) {
      return plan;
    }
    List<FieldPlan> fields =
        plan.fields().stream()
            .map(field -> apply(field, given))
            .sorted(Comparator.comparingInt(field -> position(field, given)))
            .toList();
    return plan.withFields(fields);
  }

  private static FieldPlan apply(FieldPlan field, Schema given) {
    return Optional.ofNullable(given.getField(field.name()))
        .map(known -> field.withValue(apply(field.value(), known.schema())))
        .orElse(field);
  }

  private static ValuePlan apply(ValuePlan value, Schema given) {
    if (value instanceof Converted converted) {
      return converted.withBase(apply(converted.base(), given));
    }
    if (value instanceof ValuePlan.Items items && given.getType() == Schema.Type.ARRAY) {
      ValuePlan item = apply(items.item(), given.getElementType());
      return new ValuePlan.Items(items.javaType(), items.taken(), item, items.container());
    }
    if (value instanceof ValuePlan.Entries entries && given.getType() == Schema.Type.MAP) {
      ValuePlan each = apply(entries.value(), given.getValueType());
      return new ValuePlan.Entries(
          entries.javaType(), entries.taken(), entries.key(), each, entries.map());
    }
    return given.getType() == Schema.Type.UNION ? applyToUnion(value, given.getTypes()) : value;
  }

  private static ValuePlan applyToUnion(ValuePlan value, List<Schema> given) {
    int nullAt = given.stream().map(Schema::getType).toList().indexOf(Schema.Type.NULL);
    if (value instanceof OrNull orNull) {
      ValuePlan inner =
          given.size() == 2 && nullAt >= 0
              ? apply(orNull.value(), given.get(1 - nullAt))
              : orNull.value();
      return new OrNull(orNull.javaType(), inner, nullAt == 0, orNull.presence());
    }
    if (value instanceof Choice choice && choice.branches().size() == given.size()) {
      List<Choice.Branch> branches = new ArrayList<>(choice.branches());
      branches.stream()
          .filter(Choice.Branch::isNull)
          .findFirst()
          .ifPresent(
              none -> {
                branches.remove(none);
                branches.add(Math.min(Math.max(nullAt, 0), branches.size()), none);
              });
      branches.replaceAll(
          branch ->
              new Choice.Branch(
                  apply(branch.value(), given.get(branches.indexOf(branch))),
                  branch.test(),
                  branch.rank()));
      return new Choice(choice.javaType(), choice.label(), branches);
    }
    return value;
  }

  /** Fields that the schema lacks come last; a rule refuses them. */
  private static int position(FieldPlan field, Schema given) {
    Schema.Field known = given.getField(field.name());
    return known == null ? Integer.MAX_VALUE : known.pos();
  }
}
