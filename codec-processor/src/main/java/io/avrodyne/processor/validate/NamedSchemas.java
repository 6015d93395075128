package io.avrodyne.processor.validate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;

/** The search for the records, enums and fixed types within a schema. */
final class NamedSchemas {

  private NamedSchemas() {}

  /** Returns every use of a named type; the fields of a record are entered once for each name. */
  static List<Schema> of(Schema schema) {
    List<Schema> all = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    // Their chain may be longer than the stack.
    Deque<Schema> open = new ArrayDeque<>();
    open.push(schema);
    while (!open.isEmpty()) {
      Schema type = open.pop();
      boolean named = isNamed(type);
      if (named) {
        all.add(type);
      }
      if (!named || seen.add(type.getFullName())) {
        parts(type).forEach(open::push);
      }
    }
    return all;
  }

  /** Returns the records, each as often as it is used. */
  static List<Schema> records(Schema schema) {
    return of(schema).stream().filter(each -> each.getType() == Schema.Type.RECORD).toList();
  }

  private static boolean isNamed(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> true;
      default -> false;
    };
  }

  private static List<Schema> parts(Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> schema.getFields().stream().map(Schema.Field::schema).toList();
      case ARRAY -> List.of(schema.getElementType());
      case MAP -> List.of(schema.getValueType());
      case UNION -> schema.getTypes();
      default -> List.of();
    };
  }
}
