package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.List;
import org.apache.avro.Schema;

/**
 * The change that makes a Java type match the schema that it follows, or the schema match the type.
 *
 * @param java the part according to the Java type
 * @param file the part in the file
 * @param where the part, as the source names it
 * @param place the part in the file, with the name of the file
 */
record MismatchRemedy(Schema java, Schema file, String where, String place) {

  private static final List<String> NULL = List.of("null");

  /** Returns the change, as a sentence. */
  String text() {
    return change() + ".";
  }

  private String change() {
    ListedParts branches = new ListedParts("branch", branches(java), branches(file));
    if (branches.missing().equals(NULL) && branches.extra().isEmpty() && isSame(file, java)) {
      return allowNull();
    }
    if (branches.extra().equals(NULL) && branches.missing().isEmpty() && isSame(java, file)) {
      return forbidNull();
    }
    if (java.getType() != file.getType()) {
      return declare();
    }
    return switch (java.getType()) {
      case UNION -> SchemaWords.isOptional(file) ? declare() : branches.remedy(where, place);
      case ENUM, FIXED, RECORD -> ofNamed();
      default -> declare();
    };
  }

  private static List<String> branches(Schema schema) {
    List<Schema> branches =
        schema.getType() == Schema.Type.UNION ? schema.getTypes() : List.of(schema);
    return branches.stream().map(SchemaWords::name).toList();
  }

  /**
   * Returns whether a union's value beside null, if there is one, has the logical type of another.
   */
  private static boolean isSame(Schema union, Schema other) {
    return !SchemaWords.isOptional(union)
        || union.getTypes().stream()
            .filter(branch -> branch.getType() != Schema.Type.NULL)
            .allMatch(value -> DeclaredLogicalType.of(value).equals(DeclaredLogicalType.of(other)));
  }

  /** A type must be able to hold null before an annotation says that it does. */
  private String allowNull() {
    String box = JavaForm.box(java);
    return "Make "
        + where
        + " nullable, with @AvroNullable"
        + (box.isEmpty() ? "" : " " + box)
        + " or Optional, or remove null from "
        + place;
  }

  private String forbidNull() {
    return "Make "
        + where
        + " non-null, without @AvroNullable or Optional, or add null to "
        + place;
  }

  private String declare() {
    return "Declare "
        + where
        + " as "
        + JavaForm.of(file)
        + ", or change "
        + place
        + " to "
        + SchemaWords.head(java);
  }

  private String ofNamed() {
    if (!java.getFullName().equals(file.getFullName())) {
      return rename();
    }
    boolean otherForm = !DeclaredLogicalType.of(java).equals(DeclaredLogicalType.of(file));
    if (otherForm || java.getType() == Schema.Type.FIXED) {
      return declare();
    }
    ListedParts parts =
        java.getType() == Schema.Type.ENUM
            ? new ListedParts("symbol", java.getEnumSymbols(), file.getEnumSymbols())
            : new ListedParts("field", fields(java), fields(file));
    return parts.remedy(java.getFullName(), place);
  }

  private String rename() {
    String annotation =
        switch (java.getType()) {
          case ENUM -> "@AvroEnum";
          case RECORD -> "@AvroRecord";
          default -> "the annotation";
        };
    return "Set "
        + SchemaWords.nameAttributes(file)
        + " in "
        + annotation
        + " of "
        + where
        + ", or rename the type of "
        + place
        + " to "
        + java.getFullName();
  }

  private static List<String> fields(Schema record) {
    return record.getFields().stream().map(Schema.Field::name).toList();
  }
}
