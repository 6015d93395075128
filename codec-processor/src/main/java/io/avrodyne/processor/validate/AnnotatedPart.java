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
record AnnotatedPart(String subject, boolean field, Attributes attributes) {

  /** Returns all in the code of a plan. */
  static Stream<AnnotatedPart> in(CodecPlan plan) {
    Stream<AnnotatedPart> enums =
        plan.shapes()
            .filter(Symbols.class::isInstance)
            .map(Symbols.class::cast)
            .distinct()
            .map(
                symbols ->
                    new AnnotatedPart(symbols.name().subject(), false, symbols.attributes()));
    return Stream.concat(plan.records().stream().flatMap(AnnotatedPart::in), enums);
  }

  private static Stream<AnnotatedPart> in(RecordPlan plan) {
    return Stream.concat(
        Stream.of(new AnnotatedPart(plan.subject(), false, plan.attributes())),
        plan.fields().stream()
            .map(
                field ->
                    new AnnotatedPart(
                        plan.subject() + "." + field.property(), true, field.attributes())));
  }
}
