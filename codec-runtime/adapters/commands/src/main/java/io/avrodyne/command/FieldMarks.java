package io.avrodyne.command;

import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import java.util.HashSet;
import java.util.List;
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
        (record, field) ->
            marksOf(field, keys).forEach(key -> marks.add(mark(record, field, key))));
    return marks;
  }

  /** Returns the marked fields, also by the names that they and their records had before. */
  static Set<String> withAliases(Schema schema, Set<String> keys) {
    Set<String> marks = new TreeSet<>();
    visit(
        schema,
        new HashSet<>(),
        (record, field) -> {
          for (String key : marksOf(field, keys)) {
            for (String owner : names(record.getFullName(), record.getAliases())) {
              names(field.name(), field.aliases())
                  .forEach(name -> marks.add(mark(owner, name, key)));
            }
          }
        });
    return marks;
  }

  private static Set<String> names(String name, Set<String> aliases) {
    Set<String> names = new HashSet<>(aliases);
    names.add(name);
    return names;
  }

  /** Returns a copy of a schema that has more marks. */
  static Schema with(Set<String> marks, Schema schema, Set<String> keys) {
    Schema copy = SchemaText.parse(schema.toString(), UNLIMITED);
    visit(
        copy,
        new HashSet<>(),
        (record, field) ->
            keys.stream()
                .filter(key -> field.getObjectProp(key) == null)
                .filter(key -> marks.contains(mark(record, field, key)))
                .forEach(key -> field.addProp(key, true)));
    return copy;
  }

  private static List<String> marksOf(Schema.Field field, Set<String> keys) {
    return keys.stream().filter(key -> field.getObjectProp(key) != null).toList();
  }

  private static String mark(Schema record, Schema.Field field, String key) {
    return mark(record.getFullName(), field.name(), key);
  }

  private static String mark(String record, String field, String key) {
    return record + "." + field + " " + key;
  }

  private static void visit(
      Schema schema, Set<String> seen, BiConsumer<Schema, Schema.Field> visitor) {
    switch (schema.getType()) {
      case RECORD -> {
        if (seen.add(schema.getFullName())) {
          for (Schema.Field field : schema.getFields()) {
            visitor.accept(schema, field);
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
