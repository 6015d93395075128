package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.stream.Stream;

/** The fields in which shapes are used, for rules about shapes, which do not know their fields. */
final class ShapeUses {

  private ShapeUses() {}

  /**
   * A shape, and the field that uses it.
   *
   * @param subject the field, or the type if it is not a record, as messages name it
   */
  record ShapeUse(String subject, Origin origin, ValuePlan shape) {}

  /** Returns all shapes that are written or read by the code of a plan. */
  static Stream<ShapeUse> of(CodecPlan plan) {
    Stream<ShapeUse> root = all(plan.subject(), plan.origin(), plan.root());
    return Stream.concat(root, plan.records().stream().flatMap(ShapeUses::ofRecord));
  }

  private static Stream<ShapeUse> ofRecord(RecordPlan record) {
    return record.fields().stream().flatMap(field -> ofField(record, field));
  }

  private static Stream<ShapeUse> ofField(RecordPlan record, FieldPlan field) {
    String subject = record.subject() + "." + field.property();
    return all(subject, field.origin(), field.value());
  }

  private static Stream<ShapeUse> all(String subject, Origin origin, ValuePlan plan) {
    return plan.all().map(shape -> new ShapeUse(subject, origin, shape));
  }
}
