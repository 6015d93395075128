package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.avro.Schema;

/**
 * The change that makes a Java type match the schema that it follows, or the schema match the type.
 *
 * @param found the parts that differ
 * @param spot the part of the Java type
 * @param use what the Java type there is
 * @param place the part in the file, with the name of the file
 * @param known the types whose names in Java are not those of Avro, by the latter
 */
record MismatchRemedy(
    ExactMatch.Difference found,
    JavaSpot spot,
    JavaForm.Use use,
    String place,
    Map<String, String> known) {

  private static final List<String> NULL = List.of("null");

  /** Returns the change, as a sentence. */
  String text() {
    return change() + ".";
  }

  private Schema java() {
    return found.java();
  }

  private Schema file() {
    return found.file();
  }

  private String change() {
    ListedParts branches = new ListedParts("branch", branches(java()), branches(file()));
    if (branches.missing().equals(NULL) && branches.extra().isEmpty() && isSame(file(), java())) {
      return allowNull();
    }
    if (branches.extra().equals(NULL) && branches.missing().isEmpty() && isSame(java(), file())) {
      return forbidNull();
    }
    if (java().getType() != file().getType()) {
      return declare(true);
    }
    return switch (java().getType()) {
      case UNION ->
          SchemaWords.isOptional(file())
              ? declare(true)
              : branches.remedy(spot.words(), place, this::branchInJava);
      case ENUM, FIXED, RECORD -> ofNamed();
      default -> declare(true);
    };
  }

  private static List<String> branches(Schema schema) {
    List<Schema> branches =
        schema.getType() == Schema.Type.UNION ? schema.getTypes() : List.of(schema);
    return branches.stream().map(SchemaWords::name).toList();
  }

  private String branchInJava(String name) {
    return file().getTypes().stream()
        .filter(branch -> SchemaWords.name(branch).equals(name))
        .map(branch -> name + " (" + form(branch, JavaForm.Use.BRANCH).text() + ")")
        .findFirst()
        .orElse(name);
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
    String box = JavaForm.box(java());
    String change =
        box.isEmpty()
            ? "Make " + spot.words() + " nullable, with @AvroNullable or Optional"
            : "Declare " + spot.words() + " as @AvroNullable " + box + " or Optional<" + box + ">";
    return change + ", or remove null from " + place;
  }

  private String forbidNull() {
    return "Make "
        + spot.words()
        + " non-null, without @AvroNullable or Optional, or add null to "
        + place;
  }

  private String declare(boolean changeOfType) {
    JavaForm form = form(found.declared(), use);
    return (use == JavaForm.Use.BRANCH
            ? "Use " + form.type() + " for " + spot.words() + form.where()
            : "Declare " + spot.words() + " as " + form.text())
        + (changeOfType
            ? ", or change " + place + " to " + SchemaWords.head(java())
            : ", or " + renameInFile());
  }

  private JavaForm form(Schema schema, JavaForm.Use as) {
    return new JavaForm(schema, as, known);
  }

  private String renameInFile() {
    return "rename the type of " + place + " to " + java().getFullName();
  }

  private String ofNamed() {
    boolean renamed = !java().getFullName().equals(file().getFullName());
    boolean otherForm = !DeclaredLogicalType.of(java()).equals(DeclaredLogicalType.of(file()));
    if (java().getType() == Schema.Type.FIXED) {
      return declare(otherForm || java().getFixedSize() != file().getFixedSize());
    }
    if (renamed) {
      return rename();
    }
    if (otherForm) {
      return declare(true);
    }
    ListedParts parts =
        java().getType() == Schema.Type.ENUM
            ? new ListedParts("symbol", java().getEnumSymbols(), file().getEnumSymbols())
            : new ListedParts("field", fields(java()), fields(file()));
    return parts.remedy(javaName(), place, UnaryOperator.identity());
  }

  private String javaName() {
    return known.getOrDefault(java().getFullName(), java().getFullName());
  }

  /** The name of an instantiation of a generic class follows from its type arguments. */
  private String rename() {
    boolean isEnum = java().getType() == Schema.Type.ENUM;
    if (javaName().endsWith(">")) {
      return "Declare "
          + spot.words()
          + " as a class that is not generic, with @AvroRecord("
          + SchemaWords.nameAttributes(file())
          + "), or "
          + renameInFile();
    }
    return "Annotate "
        + (isEnum ? "the enum " : "the class ")
        + javaName()
        + " with "
        + (isEnum ? "@AvroEnum(" : "@AvroRecord(")
        + SchemaWords.nameAttributes(file())
        + "), or "
        + renameInFile();
  }

  private static List<String> fields(Schema record) {
    return record.getFields().stream().map(Schema.Field::name).toList();
  }
}
