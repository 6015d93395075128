package io.avrodyne.processor.schema;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * A reordering of a record that follows a schema: its fields get the order of that schema, and null
 * comes first or last in their unions as it does there. These are the only choices about bytes that
 * a schema file may make; a rule refuses all other differences.
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
      return new Converted(
          apply(converted.base(), given),
          converted.javaType(),
          converted.conversion(),
          converted.properties());
    }
    if (value instanceof OrNull orNull && given.getType() == Schema.Type.UNION) {
      int nullAt =
          given.getTypes().stream().map(Schema::getType).toList().indexOf(Schema.Type.NULL);
      return new OrNull(orNull.javaType(), orNull.value(), nullAt == 0, orNull.presence());
    }
    return value;
  }

  /** Fields that the schema lacks come last; a rule refuses them. */
  private static int position(FieldPlan field, Schema given) {
    Schema.Field known = given.getField(field.name());
    return known == null ? Integer.MAX_VALUE : known.pos();
  }
}
