package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/** The Java types of single values, with and without logical types. */
final class ScalarTypes {

  private static final String UNIT = "Unit";
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);

  private static final Map<String, Value> TIMES =
      Map.ofEntries(
          Map.entry("date", Value.of(ClassName.get(LocalDate.class))),
          Map.entry("time-millis", time("AvroTime", LocalTime.class, "MILLIS")),
          Map.entry("time-micros", Value.of(ClassName.get(LocalTime.class))),
          Map.entry("timestamp-millis", time("AvroTimestamp", Instant.class, "MILLIS")),
          Map.entry("timestamp-micros", Value.of(ClassName.get(Instant.class))),
          Map.entry("timestamp-nanos", time("AvroTimestamp", Instant.class, "NANOS")),
          Map.entry("local-timestamp-millis", time("AvroTimestamp", LocalDateTime.class, "MILLIS")),
          Map.entry("local-timestamp-micros", Value.of(ClassName.get(LocalDateTime.class))),
          Map.entry("local-timestamp-nanos", time("AvroTimestamp", LocalDateTime.class, "NANOS")));

  /** Those that count only where Avro finds them valid. */
  private static final Set<String> OTHERS = Set.of("big-decimal", "decimal", "duration", "uuid");

  private ScalarTypes() {}

  private static Value time(String annotation, Class<?> type, String unit) {
    return Value.of(ClassName.get(type), Annotations.constant(annotation, UNIT, unit));
  }

  /**
   * Returns the logical type that counts: one of Avro's own counts only if it is valid on its base.
   */
  static String logicalType(Schema schema) {
    String name = schema.getProp("logicalType");
    if (name == null) {
      return "";
    }
    boolean own = TIMES.containsKey(name) || OTHERS.contains(name);
    return own && LogicalTypes.fromSchemaIgnoreInvalid(schema) == null ? "" : name;
  }

  /**
   * Finds the Java type of a primitive or fixed.
   *
   * @param namespace that of the record around it
   * @return nothing if a converter would be needed
   */
  static Optional<Value> find(Schema schema, String namespace) {
    String logical = logicalType(schema);
    if (logical.isEmpty()) {
      return Optional.of(plain(schema, namespace));
    }
    Value time = TIMES.get(logical);
    if (time != null) {
      return Optional.of(time);
    }
    return switch (logical) {
      case "big-decimal" ->
          Optional.of(
              Value.of(ClassName.get(BigDecimal.class), Annotations.of("AvroBigDecimal").build()));
      case "decimal" -> Optional.of(decimal(schema, namespace));
      case "uuid" -> Optional.of(uuid(schema, namespace));
      case "duration" ->
          Optional.of(
              Value.of(ClassName.get("io.avrodyne.api", "AvroDuration"), fixed(schema, namespace)));
      case "char" ->
          schema.getType() == Schema.Type.INT
              ? Optional.of(Value.of(TypeName.CHAR))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Value plain(Schema schema, String namespace) {
    return switch (schema.getType()) {
      case NULL -> Value.of(ClassName.get(Void.class));
      case BOOLEAN -> Value.of(TypeName.BOOLEAN);
      case INT -> Value.of(TypeName.INT);
      case LONG -> Value.of(TypeName.LONG);
      case FLOAT -> Value.of(TypeName.FLOAT);
      case DOUBLE -> Value.of(TypeName.DOUBLE);
      case STRING -> Value.of(ClassName.get(String.class));
      case BYTES -> Value.of(BYTES);
      case FIXED -> Value.of(BYTES, fixed(schema, namespace));
      default -> throw new IllegalArgumentException(schema.toString());
    };
  }

  private static AnnotationSpec fixed(Schema schema, String namespace) {
    return named(
            Annotations.of("AvroFixed").addMember("size", "$L", schema.getFixedSize()),
            schema,
            namespace)
        .build();
  }

  private static Value decimal(Schema schema, String namespace) {
    LogicalTypes.Decimal type = (LogicalTypes.Decimal) LogicalTypes.fromSchemaIgnoreInvalid(schema);
    AnnotationSpec.Builder annotation =
        Annotations.of("AvroDecimal").addMember("precision", "$L", type.getPrecision());
    if (type.getScale() != 0) {
      annotation.addMember("scale", "$L", type.getScale());
    }
    if (schema.getType() == Schema.Type.FIXED) {
      annotation.addMember("fixedSize", "$L", schema.getFixedSize());
      named(annotation, schema, namespace);
    }
    return Value.of(ClassName.get(BigDecimal.class), annotation.build());
  }

  private static Value uuid(Schema schema, String namespace) {
    ClassName type = ClassName.get(UUID.class);
    if (schema.getType() == Schema.Type.STRING) {
      return Value.of(type);
    }
    AnnotationSpec.Builder annotation =
        Annotations.of("AvroUuid")
            .addMember("value", "$T.FIXED", ClassName.get("io.avrodyne.api", "AvroUuid", "Form"));
    return Value.of(type, named(annotation, schema, namespace).build());
  }

  private static AnnotationSpec.Builder named(
      AnnotationSpec.Builder annotation, Schema fixed, String namespace) {
    annotation.addMember("name", "$S", fixed.getName());
    String own = fixed.getNamespace() == null ? "" : fixed.getNamespace();
    return own.equals(namespace) ? annotation : annotation.addMember("namespace", "$S", own);
  }
}
