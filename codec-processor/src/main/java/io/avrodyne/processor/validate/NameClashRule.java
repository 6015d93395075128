package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.Schema;

/**
 * The rule that a fullname has only one definition within a schema. It needs a plan that has passed
 * the rules about single names.
 */
final class NameClashRule implements Rule {

  /** The clashes within each cycle, whose records contain the same types. */
  private final Map<ClassName, Set<String>> known = new HashMap<>();

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (String name : clashes(plan, catalog)) {
      problems.add(
          new Problem(
              Code.NAME_CLASH,
              plan.subject() + " contains two different types with the Avro name " + name + ".",
              "A fullname identifies one type within a schema.",
              "Give one of them another name or namespace with @AvroRecord, @AvroEnum or @AvroFixed,"
                  + " or another name with @AvroKeys.",
              plan.origin()));
    }
    return problems;
  }

  private Set<String> clashes(CodecPlan plan, Catalog catalog) {
    Schema schema = catalog.schemas().schemaOf(plan.root());
    return plan.main()
        .flatMap(catalog.recursion()::circle)
        .map(circle -> known.computeIfAbsent(circle, key -> clashes(schema)))
        .orElseGet(() -> clashes(schema));
  }

  private static Set<String> clashes(Schema schema) {
    Set<String> clashes = new LinkedHashSet<>();
    Map<String, Schema> found = new HashMap<>();
    for (Schema type : NamedSchemas.of(schema)) {
      Schema other = found.putIfAbsent(type.getFullName(), type);
      if (other != null && !other.equals(type)) {
        clashes.add(type.getFullName());
      }
    }
    return clashes;
  }
}
