package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.List;
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
          case UNION -> "union of " + branches(schema);
          default -> schema.getType().getName();
        };
    return withLogicalType(text, schema);
  }

  private static String withLogicalType(String text, Schema schema) {
    DeclaredLogicalType logical = DeclaredLogicalType.of(schema);
    return logical.name().isEmpty() ? text : text + " " + logical;
  }

  /**
   * Returns the names of the branches. A branch beside null has its logical type, too, since null
   * belongs to the declaration of the same value.
   */
  private static List<String> branches(Schema union) {
    boolean optional = isOptional(union);
    return union.getTypes().stream()
        .map(branch -> optional ? withLogicalType(name(branch), branch) : name(branch))
        .toList();
  }

  /** Returns whether a schema is the union of null and one other schema. */
  static boolean isOptional(Schema schema) {
    return schema.getType() == Schema.Type.UNION
        && schema.isNullable()
        && schema.getTypes().size() == 2;
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
