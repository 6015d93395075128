package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The usual Java declaration for a schema, as an object of "Declare it as". */
final class JavaForm {

  private static final Map<String, String> LOGICAL =
      Map.ofEntries(
          Map.entry("big-decimal", "BigDecimal with @AvroBigDecimal"),
          Map.entry("date", "LocalDate"),
          Map.entry("local-timestamp-micros", "LocalDateTime"),
          Map.entry("local-timestamp-millis", "LocalDateTime with @AvroTimestamp(MILLIS)"),
          Map.entry("local-timestamp-nanos", "LocalDateTime with @AvroTimestamp(NANOS)"),
          Map.entry("time-micros", "LocalTime"),
          Map.entry("time-millis", "LocalTime with @AvroTime(MILLIS)"),
          Map.entry("timestamp-micros", "Instant"),
          Map.entry("timestamp-millis", "Instant with @AvroTimestamp(MILLIS)"),
          Map.entry("timestamp-nanos", "Instant with @AvroTimestamp(NANOS)"));

  private JavaForm() {}

  /** Returns the declaration for a schema. */
  static String of(Schema schema) {
    DeclaredLogicalType logical = DeclaredLogicalType.of(schema);
    return logical.name().isEmpty() ? plain(schema) : ofLogical(schema, logical);
  }

  /** Returns the class that stands for a primitive type where null is possible; "" for others. */
  static String box(Schema schema) {
    if (!DeclaredLogicalType.of(schema).name().isEmpty()) {
      return "";
    }
    return switch (schema.getType()) {
      case BOOLEAN -> "Boolean";
      case INT -> "Integer";
      case LONG -> "Long";
      case FLOAT -> "Float";
      case DOUBLE -> "Double";
      default -> "";
    };
  }

  private static String ofLogical(Schema schema, DeclaredLogicalType logical) {
    boolean fixed = schema.getType() == Schema.Type.FIXED;
    return switch (logical.name()) {
      case "decimal" ->
          "BigDecimal with @AvroDecimal(precision = "
              + logical.precision()
              + ", scale = "
              + logical.scale()
              + (fixed ? ", fixedSize = " + schema.getFixedSize() + ", " + named(schema) : "")
              + ")";
      case "char" -> schema.getType() == Schema.Type.INT ? "char" : converted(logical);
      case "duration" -> "AvroDuration with @AvroFixed(size = 12, " + named(schema) + ")";
      case "uuid" -> fixed ? "UUID with @AvroUuid(value = FIXED, " + named(schema) + ")" : "UUID";
      default -> {
        String known = LOGICAL.get(logical.name());
        yield known == null ? converted(logical) : known;
      }
    };
  }

  private static String converted(DeclaredLogicalType logical) {
    return "a type whose converter has @AvroLogicalType(\"" + logical.name() + "\")";
  }

  private static String plain(Schema schema) {
    return switch (schema.getType()) {
      case NULL -> "Void";
      case STRING -> "String";
      case BYTES -> "byte[]";
      case FIXED ->
          "byte[] with @AvroFixed(size = " + schema.getFixedSize() + ", " + named(schema) + ")";
      case ARRAY -> "a List of " + of(schema.getElementType());
      case MAP -> "a Map from String to " + of(schema.getValueType());
      case ENUM -> "an enum called " + schema.getFullName();
      case RECORD -> "a class with @AvroRecord called " + schema.getFullName();
      case UNION -> ofUnion(schema.getTypes());
      default -> schema.getType().getName();
    };
  }

  private static String ofUnion(List<Schema> branches) {
    List<Schema> values =
        branches.stream().filter(branch -> branch.getType() != Schema.Type.NULL).toList();
    if (values.size() != 1) {
      return "a sealed type with @AvroUnion, or Object with @AvroUnion({...}),"
          + " with the branches "
          + values.stream().map(SchemaWords::name).toList();
    }
    Schema value = values.get(0);
    String box = box(value);
    return values.size() == branches.size()
        ? "Object with @AvroUnion for " + of(value)
        : "a nullable " + (box.isEmpty() ? of(value) : box);
  }

  private static String named(Schema schema) {
    return SchemaWords.nameAttributes(schema);
  }
}
