package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.avro.Schema;

/** The usual Java type for a schema, as a person can paste it, with notes on the classes in it. */
final class JavaForm {

  /** The place that a type is for. */
  enum Use {
    /** A field, a component or a property. */
    FIELD,
    /** A type argument, such as that of a list. */
    ARGUMENT,
    /** A branch among those of a union. */
    BRANCH
  }

  private static final Map<String, String> BOXES =
      Map.of(
          "boolean", "Boolean",
          "char", "Character",
          "double", "Double",
          "float", "Float",
          "int", "Integer",
          "long", "Long");

  /** What is in front of a simple name, unless the type begins with an annotation. */
  private static final Pattern QUALIFIED = Pattern.compile("(?:[\\w$]+\\.)+");

  private final Map<String, String> known;
  private final Map<String, String> notes = new LinkedHashMap<>();
  private final boolean records;
  private final String type;

  /**
   * Creates one.
   *
   * @param known the types whose names in Java are not those of Avro, by the latter
   */
  JavaForm(Schema schema, Use use, Map<String, String> known) {
    this.known = known;
    this.records = isOfRecords(schema);
    this.type =
        switch (use) {
          case FIELD -> type(schema, false);
          case ARGUMENT -> argument(schema);
          case BRANCH -> literal(schema);
        };
  }

  /** Returns the class that stands for a primitive type where null is possible; "" for others. */
  static String box(Schema schema) {
    return DeclaredLogicalType.of(schema).name().isEmpty()
        ? BOXES.getOrDefault(schema.getType().getName(), "")
        : "";
  }

  /** Returns the type alone. */
  String type() {
    return type;
  }

  /** Returns the type with the notes, as an object of "Declare it as". */
  String text() {
    return type
        + where()
        + (records ? ", or as a sealed interface with @AvroUnion that permits these classes" : "");
  }

  /** Returns the notes, as a clause that begins with a comma; "" for none. */
  String where() {
    return notes.isEmpty()
        ? ""
        : notes.entrySet().stream()
            .map(note -> note.getKey() + " is " + note.getValue())
            .collect(Collectors.joining(" and ", ", where ", ""));
  }

  private static boolean isOfRecords(Schema schema) {
    return schema.getType() == Schema.Type.UNION
        && values(schema).size() > 1
        && values(schema).stream().allMatch(each -> each.getType() == Schema.Type.RECORD);
  }

  private static List<Schema> values(Schema union) {
    return union.getTypes().stream().filter(each -> each.getType() != Schema.Type.NULL).toList();
  }

  private String type(Schema schema, boolean argument) {
    DeclaredLogicalType logical = DeclaredLogicalType.of(schema);
    if (!logical.name().isEmpty()) {
      return LogicalForm.find(schema, logical).orElseGet(() -> converted(logical));
    }
    return switch (schema.getType()) {
      case NULL -> "Void";
      case STRING -> "String";
      case BYTES -> "byte[]";
      case FIXED -> annotated(LogicalForm.fixed(schema), "byte[]", argument);
      case ARRAY -> "List<" + argument(schema.getElementType()) + ">";
      case MAP -> "Map<String, " + argument(schema.getValueType()) + ">";
      case ENUM -> named(schema, "an enum called ");
      case RECORD -> named(schema, "a class with @AvroRecord called ");
      case UNION -> ofUnion(schema, argument);
      default -> schema.getType().getName();
    };
  }

  private String argument(Schema schema) {
    return boxed(type(schema, true));
  }

  private static String boxed(String type) {
    return BOXES.getOrDefault(type, type);
  }

  /**
   * The annotation of an array that is a type argument is in front of the brackets, and that of a
   * class after its package.
   */
  private static String annotated(String annotation, String type, boolean argument) {
    if (argument && type.endsWith("[]")) {
      return type.substring(0, type.length() - 2).stripTrailing() + " " + annotation + " []";
    }
    Matcher qualified = QUALIFIED.matcher(type);
    return qualified.lookingAt()
        ? qualified.group() + annotation + " " + type.substring(qualified.end())
        : annotation + " " + type;
  }

  private String ofUnion(Schema union, boolean argument) {
    List<Schema> values = values(union);
    boolean nullable = values.size() < union.getTypes().size();
    String value =
        nullable && values.size() == 1
            ? boxed(type(values.get(0), argument))
            : annotated(branches(values), "Object", argument);
    return nullable ? annotated("@AvroNullable", value, argument) : value;
  }

  private String branches(List<Schema> values) {
    String literals = values.stream().map(this::literal).collect(Collectors.joining(", "));
    return "@AvroUnion(" + (values.size() == 1 ? literals : "{" + literals + "}") + ")";
  }

  /** A class literal says all of a branch, unless it has annotations or type arguments. */
  private String literal(Schema branch) {
    String value = type(branch, false);
    if (!value.contains("@") && !value.contains("<")) {
      return boxed(value) + ".class";
    }
    String name = branch.getType().getName();
    String wrapper =
        branch.getType() == Schema.Type.FIXED
            ? branch.getName()
            : LogicalForm.className(name) + "Value";
    return noted(wrapper, "a record with @AvroValue and the component " + value + " value")
        + ".class";
  }

  private String named(Schema schema, String description) {
    String java = known.get(schema.getFullName());
    return java == null ? noted(schema.getName(), description + schema.getFullName()) : java;
  }

  private String converted(DeclaredLogicalType logical) {
    return noted(
        LogicalForm.className(logical.name()),
        "a class with a converter that has @AvroLogicalType(\"" + logical.name() + "\")");
  }

  private String noted(String name, String description) {
    String unused = name;
    for (int next = 2; !notes.getOrDefault(unused, description).equals(description); next++) {
      unused = name + next;
    }
    notes.put(unused, description);
    return unused;
  }
}
