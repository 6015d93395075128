package io.avrodyne.command;

import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.apache.avro.Schema;

/** The fields of a schema that have one of some properties, by the full names of their records. */
final class FieldMarks {

  /** For schemas that were read already: with those they refer to, their texts are longer. */
  private static final SchemaLimits UNLIMITED =
      new SchemaLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE);

  private FieldMarks() {}

  /** Returns the marked fields, each once for each of its marks. */
  static Set<String> of(Schema schema, Set<String> keys) {
    Set<String> marks = new TreeSet<>();
    visit(
        schema,
        new HashSet<>(),
        (name, field) ->
            keys.stream()
                .filter(key -> field.getObjectProp(key) != null)
                .forEach(key -> marks.add(mark(name, key))));
    return marks;
  }

  /** Returns a copy of a schema that has more marks. */
  static Schema with(Set<String> marks, Schema schema, Set<String> keys) {
    Schema copy = SchemaText.parse(schema.toString(), UNLIMITED);
    visit(
        copy,
        new HashSet<>(),
        (name, field) ->
            keys.stream()
                .filter(key -> field.getObjectProp(key) == null && marks.contains(mark(name, key)))
                .forEach(key -> field.addProp(key, true)));
    return copy;
  }

  private static String mark(String field, String key) {
    return field + " " + key;
  }

  private static void visit(
      Schema schema, Set<String> seen, BiConsumer<String, Schema.Field> visitor) {
    switch (schema.getType()) {
      case RECORD -> {
        if (seen.add(schema.getFullName())) {
          for (Schema.Field field : schema.getFields()) {
            visitor.accept(schema.getFullName() + "." + field.name(), field);
            visit(field.schema(), seen, visitor);
          }
        }
      }
      case ARRAY -> visit(schema.getElementType(), seen, visitor);
      case MAP -> visit(schema.getValueType(), seen, visitor);
      case UNION -> schema.getTypes().forEach(branch -> visit(branch, seen, visitor));
      default -> {}
    }
  }
}
