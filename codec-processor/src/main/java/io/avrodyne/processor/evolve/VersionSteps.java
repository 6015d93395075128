package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.schema.DefaultJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a record of an earlier version: first its fields in that version's order, then the
 * reader's fields that it lacks. They have the same numbers as the runtime's steps.
 */
final class VersionSteps {

  private final VersionPlanner planner;
  private final RecordPlan plan;

  VersionSteps(VersionPlanner planner, RecordPlan plan) {
    this.planner = planner;
    this.plan = plan;
  }

  List<VersionStep> of(Schema written, Schema read) {
    FieldPairs pairs = FieldPairs.of(written, read);
    List<VersionStep> steps = new ArrayList<>();
    for (Schema.Field field : written.getFields()) {
      Optional<Schema.Field> target = pairs.readerOf(field);
      steps.add(target.isPresent() ? read(field.schema(), target.get()) : skip(field));
    }
    Map<String, Object> defaults = pairs.lacking().isEmpty() ? Map.of() : DefaultJson.of(read);
    pairs.lacking().forEach(field -> steps.add(absent(field, defaults.get(field.name()))));
    return steps;
  }

  private static VersionStep skip(Schema.Field field) {
    return ScalarKind.of(field.schema().getType())
        .<VersionStep>map(kind -> new VersionStep.SkippedScalar(field.name(), kind))
        .orElseGet(() -> new VersionStep.Skipped(field.name()));
  }

  private VersionStep read(Schema written, Schema.Field read) {
    FieldPlan field = plan.fields().get(read.pos());
    return written.equals(read.schema())
        ? new VersionStep.Plain(field)
        : WrittenValues.of(planner, field.value(), written, read.schema())
            .<VersionStep>map(value -> new VersionStep.Changed(field, value))
            .orElseGet(() -> new VersionStep.Resolved(field));
  }

  private VersionStep absent(Schema.Field read, @Nullable Object json) {
    FieldPlan field = plan.fields().get(read.pos());
    return DefaultConstant.of(field.value(), json)
        .<VersionStep>map(constant -> new VersionStep.Defaulted(field, constant))
        .orElseGet(() -> new VersionStep.Resolved(field));
  }
}
