package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;

/** The rule that a type has only one doc. */
final class DocRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return AnnotatedPart.in(plan)
        .filter(part -> part.attributes().docs().size() > 1)
        .map(DocRule::problem)
        .toList();
  }

  private static Problem problem(AnnotatedPart part) {
    return new Problem(
        Code.DOC,
        part.subject() + " has two docs, the second in @AvroDoc.",
        "A schema has one doc.",
        "Remove one of them.",
        part.attributes().docs().get(1).origin());
  }
}
