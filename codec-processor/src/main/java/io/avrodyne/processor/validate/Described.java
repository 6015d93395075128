package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import java.util.stream.Stream;

/**
 * A part of a schema that annotations may describe: a record, a field or an enum.
 *
 * @param subject as messages name it
 * @param field whether it is a field
 */
record Described(String subject, boolean field, Attributes attributes) {

  /** Returns all in the code of a plan. */
  static Stream<Described> in(CodecPlan plan) {
    Stream<Described> enums =
        plan.shapes()
            .filter(Symbols.class::isInstance)
            .map(Symbols.class::cast)
            .distinct()
            .map(symbols -> new Described(symbols.name().subject(), false, symbols.attributes()));
    return Stream.concat(plan.records().stream().flatMap(Described::in), enums);
  }

  private static Stream<Described> in(RecordPlan plan) {
    return Stream.concat(
        Stream.of(new Described(plan.subject(), false, plan.attributes())),
        plan.fields().stream()
            .map(
                field ->
                    new Described(
                        plan.subject() + "." + field.property(), true, field.attributes())));
  }
}
