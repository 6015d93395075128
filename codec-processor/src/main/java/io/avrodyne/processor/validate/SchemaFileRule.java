package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.Comparator;
import java.util.List;

/** Allows a fullname only one record within a compilation, because it names the schema's file. */
final class SchemaFileRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return catalog.shapes().values().stream()
        .filter(RecordPlan.class::isInstance)
        .map(RecordPlan.class::cast)
        .filter(other -> isClash(plan, other))
        .min(Comparator.comparing(other -> other.type().toString()))
        .map(other -> clash(plan, other))
        .stream()
        .toList();
  }

  /** The records of generic types have no files, and stand in several codecs. */
  private static boolean isClash(CodecPlan plan, RecordPlan other) {
    return other.fullname().equals(plan.fullname())
        && !other.codec().equals(plan.codec())
        && other.codec().enclosingClassName() == null;
  }

  private static Problem clash(CodecPlan plan, RecordPlan other) {
    return new Problem(
        Code.NAME_CLASH,
        plan.type().simpleName()
            + " has the Avro name "
            + plan.fullname()
            + ", as has "
            + other.type()
            + ".",
        "The file of a schema is named by its fullname.",
        "Give one of them another name or namespace with @AvroRecord.",
        plan.origin());
  }
}
