package io.avrodyne.registry;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.avro.Schema;

/** The named types that a schema contains, itself included. */
final class NamedTypesOf {

  private NamedTypesOf() {}

  /** Returns the types by full name. */
  static Map<String, Schema> schema(Schema schema) {
    Map<String, Schema> types = new LinkedHashMap<>();
    add(schema, types);
    return types;
  }

  private static void add(Schema schema, Map<String, Schema> types) {
    switch (schema.getType()) {
      case RECORD -> {
        if (types.putIfAbsent(schema.getFullName(), schema) == null) {
          schema.getFields().forEach(field -> add(field.schema(), types));
        }
      }
      case ENUM, FIXED -> types.putIfAbsent(schema.getFullName(), schema);
      case ARRAY -> add(schema.getElementType(), types);
      case MAP -> add(schema.getValueType(), types);
      case UNION -> schema.getTypes().forEach(branch -> add(branch, types));
      default -> {}
    }
  }
}
