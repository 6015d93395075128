package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * The rule that a fullname has only one definition in all schemas of a compilation. It applies if
 * nested types are in the namespaces of their packages, where those of different classes meet.
 */
final class SharedNamesRule implements Rule {

  private final Map<String, Definition> known = new HashMap<>();

  /** The first definition of a name. */
  private record Definition(Schema schema, CodecPlan plan) {}

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    Set<String> found = new HashSet<>();
    for (Schema type : NamedSchemas.of(catalog.schemas().schemaOf(plan.root()))) {
      String name = type.getFullName();
      Definition first = known.computeIfAbsent(name, any -> new Definition(type, plan));
      if (isOther(first, plan, type) && found.add(name)) {
        problems.add(clash(name, plan, first.plan()));
      }
    }
    return problems;
  }

  /** Within one schema, another rule compares. */
  @SuppressWarnings("ReferenceEquality") // Most uses of a type have one and the same schema.
  private static boolean isOther(Definition first, CodecPlan plan, Schema type) {
    return first.schema() != type
        && !first.plan().codec().equals(plan.codec())
        && ExactMatch.difference(type, first.schema()).isPresent();
  }

  private static Problem clash(String name, CodecPlan plan, CodecPlan other) {
    return new Problem(
        Code.NAME_CLASH,
        plan.subject()
            + " contains a type with the Avro name "
            + name
            + " that differs from the one in "
            + other.subject()
            + ".",
        "With -Aavrodyne.nested=package, a fullname must mean the same type in all schemas.",
        "Give one of them another name or namespace with @AvroRecord, @AvroEnum, @AvroFixed,"
            + " @AvroDecimal or @AvroUuid.",
        plan.origin());
  }
}
