package io.avrodyne.processor.validate;

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

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    Set<String> clashes = new LinkedHashSet<>();
    collect(catalog.schemas().schemaOf(plan.root()), new HashMap<>(), clashes);
    List<Problem> problems = new ArrayList<>();
    for (String name : clashes) {
      problems.add(
          new Problem(
              Code.NAME_CLASH,
              plan.subject() + " contains two different types with the Avro name " + name + ".",
              "A fullname identifies one type within a schema.",
              "Give one of them another name or namespace with @AvroRecord, @AvroEnum or @AvroFixed.",
              plan.origin()));
    }
    return problems;
  }

  private static void collect(Schema schema, Map<String, Schema> known, Set<String> clashes) {
    switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> collectNamed(schema, known, clashes);
      case ARRAY -> collect(schema.getElementType(), known, clashes);
      case MAP -> collect(schema.getValueType(), known, clashes);
      case UNION -> schema.getTypes().forEach(branch -> collect(branch, known, clashes));
      default -> {
        // A primitive has no name.
      }
    }
  }

  private static void collectNamed(Schema schema, Map<String, Schema> known, Set<String> clashes) {
    Schema other = known.putIfAbsent(schema.getFullName(), schema);
    if (other != null && !other.equals(schema)) {
      clashes.add(schema.getFullName());
    } else if (other == null && schema.getType() == Schema.Type.RECORD) {
      schema.getFields().forEach(field -> collect(field.schema(), known, clashes));
    }
  }
}
