package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.LeftOut;
import io.avrodyne.processor.plan.SourcePlan;
import java.util.stream.Stream;

/** The notes about fields that codecs lack because they are not stored. */
final class LeftOutNote {

  private LeftOutNote() {}

  /** Returns those of the codecs of a file. */
  static Stream<Problem> of(SourcePlan plan) {
    return plan.codecs().stream()
        .flatMap(codec -> codec.records().stream())
        .flatMap(record -> record.leftOut().stream())
        .filter(LeftOut::noted)
        .map(LeftOutNote::of);
  }

  private static Problem of(LeftOut field) {
    return new Problem(
        Code.TRANSIENT_FIELD,
        field.subject() + " " + field.clause() + " and is left out.",
        "A field that is not stored is not part of the data.",
        "Confirm it with @AvroIgnore, or write it with @AvroIgnore(false).",
        field.origin());
  }
}
