package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Origin;

/**
 * The type or field that a message is about.
 *
 * @param text as messages name it
 */
record Subject(String text, Origin origin) {

  /** Returns the field of an Avro name, the type if it has none of that name. */
  static Subject of(CodecPlan plan, String field) {
    return plan.main().stream()
        .flatMap(record -> record.fields().stream())
        .filter(each -> each.name().equals(field))
        .findFirst()
        .map(each -> new Subject(plan.subject() + "." + each.property(), each.origin()))
        .orElseGet(() -> new Subject(plan.subject(), plan.origin()));
  }
}
