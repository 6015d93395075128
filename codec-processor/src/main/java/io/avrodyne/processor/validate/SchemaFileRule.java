package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
    return plan.fullname().stream().flatMap(name -> clash(name, plan).stream()).toList();
  }

  private Optional<Problem> clash(String name, CodecPlan plan) {
    return all.stream()
        .filter(other -> !other.codec().equals(plan.codec()))
        .filter(other -> other.fullname().filter(name::equals).isPresent())
        .min(Comparator.comparing(other -> other.type().toString()))
        .map(other -> clash(name, plan, other));
  }

  private static String nameOf(CodecPlan plan) {
    return isListed(plan) ? plan.subject() : plan.type().toString();
  }

  /** Returns whether an interface asks for a codec, rather than its type. */
  private static boolean isListed(CodecPlan plan) {
    return !plan.type().equals(plan.request().source());
  }

  private static Problem clash(String name, CodecPlan plan, CodecPlan other) {
    return new Problem(
        Code.NAME_CLASH,
        plan.subject() + " has the Avro name " + name + ", and so does " + nameOf(other) + ".",
        "The file of a schema is named after its fullname.",
        remedy(plan, other),
        plan.origin());
  }

  private static String remedy(CodecPlan plan, CodecPlan other) {
    if (isListed(plan) && plan.type().equals(other.type())) {
      return "List the type in one interface, and let the other one extend it.";
    }
    return isUnion(plan) && isUnion(other)
        ? "Rename one of them: a union has the name of its interface."
        : "Give one of them another name or namespace with @AvroRecord.";
  }

  private static boolean isUnion(CodecPlan plan) {
    return !isListed(plan) && plan.main().isEmpty();
  }
}
