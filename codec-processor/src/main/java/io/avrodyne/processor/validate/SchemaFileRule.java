package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * The rule that a fullname has only one codec within a compilation, because the file of the schema
 * is named after it.
 */
final class SchemaFileRule implements Rule {

  private final List<CodecPlan> all;

  /** Creates one; {@code all} are the codecs of the compilation. */
  SchemaFileRule(Collection<CodecPlan> all) {
    this.all = List.copyOf(all);
  }

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return all.stream()
        .filter(other -> isClash(plan, other))
        .min(Comparator.comparing(other -> other.type().toString()))
        .map(other -> clash(plan, other))
        .stream()
        .toList();
  }

  private static boolean isClash(CodecPlan plan, CodecPlan other) {
    return other.fullname().equals(plan.fullname()) && !other.codec().equals(plan.codec());
  }

  private static Problem clash(CodecPlan plan, CodecPlan other) {
    return new Problem(
        Code.NAME_CLASH,
        plan.type().simpleName()
            + " has the Avro name "
            + plan.fullname()
            + ", and so does "
            + other.type()
            + ".",
        "The file of a schema is named after its fullname.",
        "Give one of them another name or namespace with @AvroRecord.",
        plan.origin());
  }
}
