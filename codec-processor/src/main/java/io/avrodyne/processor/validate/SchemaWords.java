package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.stream.Collectors;
import org.apache.avro.Schema;

/** The words for a schema without its parts. */
final class SchemaWords {

  private SchemaWords() {}

  /** Describes a schema; equal texts mean equal bytes and logical types, except for the parts. */
  static String head(Schema schema) {
    String text =
        switch (schema.getType()) {
          case RECORD ->
              "record "
                  + schema.getFullName()
                  + schema.getFields().stream()
                      .map(Schema.Field::name)
                      .collect(Collectors.joining(", ", " with the fields [", "]"));
          case ENUM -> "enum " + schema.getFullName() + " " + schema.getEnumSymbols();
          case FIXED -> "fixed " + schema.getFullName() + " of size " + schema.getFixedSize();
          case UNION -> "union of " + schema.getTypes().stream().map(SchemaWords::name).toList();
          default -> schema.getType().getName();
        };
    DeclaredLogicalType logical = DeclaredLogicalType.of(schema);
    return logical.name().isEmpty() ? text : text + " " + logical;
  }

  /** Returns the name of a branch: the full name of a named type, that of the type of others. */
  static String name(Schema branch) {
    return switch (branch.getType()) {
      case RECORD, ENUM, FIXED -> branch.getFullName();
      default -> branch.getType().getName();
    };
  }

  /** Returns the attributes of an annotation that give a named type its name. */
  static String nameAttributes(Schema named) {
    String namespace = named.getNamespace();
    return "name = \""
        + named.getName()
        + "\", namespace = \""
        + (namespace == null ? "" : namespace)
        + "\"";
  }
}
