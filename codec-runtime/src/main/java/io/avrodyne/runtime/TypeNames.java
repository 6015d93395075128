package io.avrodyne.runtime;

import java.util.stream.Collectors;
import org.apache.avro.Schema;

/** Compares and prints the names of types as schema resolution sees them. */
final class TypeNames {

  private TypeNames() {}

  static boolean isNamed(Schema schema) {
    return switch (schema.getType()) {
      case RECORD, ENUM, FIXED -> true;
      default -> false;
    };
  }

  /** Returns whether the unqualified names, or an alias of the reader and the writer, are equal. */
  static boolean match(Schema writer, Schema reader) {
    return writer.getName().equals(reader.getName())
        || reader.getAliases().contains(writer.getFullName());
  }

  /** Returns the kind of a type, with the name and the meaning that it may have. */
  static String describe(Schema schema) {
    String kind = schema.getType().getName();
    LogicalForm form = LogicalForm.of(schema);
    if (schema.getType() == Schema.Type.UNION) {
      return schema.getTypes().stream()
          .map(TypeNames::describe)
          .collect(Collectors.joining(", ", "union [", "]"));
    }
    if (schema.getType() == Schema.Type.ARRAY) {
      return "array of " + describe(schema.getElementType());
    }
    if (schema.getType() == Schema.Type.MAP) {
      return "map of " + describe(schema.getValueType());
    }
    String named = isNamed(schema) ? kind + " " + schema.getFullName() : kind;
    return form.equals(LogicalForm.NONE) ? named : named + " (" + form + ")";
  }
}
