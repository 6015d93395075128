package io.avrodyne.processor.validate;

import io.avrodyne.processor.evolve.DeclaredLogicalType;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.avro.Schema;

/** The usual Java types for logical types, with their annotations. */
final class LogicalForm {

  private static final Map<String, String> PLAIN =
      Map.ofEntries(
          Map.entry("big-decimal", "@AvroBigDecimal BigDecimal"),
          Map.entry("date", "LocalDate"),
          Map.entry("local-timestamp-micros", "LocalDateTime"),
          Map.entry("local-timestamp-millis", timestamp("MILLIS") + "LocalDateTime"),
          Map.entry("local-timestamp-nanos", timestamp("NANOS") + "LocalDateTime"),
          Map.entry("time-micros", "LocalTime"),
          Map.entry("time-millis", "@AvroTime(AvroTime.Unit.MILLIS) LocalTime"),
          Map.entry("timestamp-micros", "Instant"),
          Map.entry("timestamp-millis", timestamp("MILLIS") + "Instant"),
          Map.entry("timestamp-nanos", timestamp("NANOS") + "Instant"));

  private static final Pattern SEPARATOR = Pattern.compile("[^A-Za-z0-9]+");

  private LogicalForm() {}

  /** Finds the type of a schema; nothing if it needs a converter. */
  static Optional<String> find(Schema schema, DeclaredLogicalType logical) {
    boolean fixed = schema.getType() == Schema.Type.FIXED;
    return switch (logical.name()) {
      case "decimal" -> Optional.of(decimal(schema, logical) + " BigDecimal");
      case "duration" -> Optional.of(fixed(schema) + " AvroDuration");
      case "uuid" ->
          Optional.of(
              fixed
                  ? "@AvroUuid(value = AvroUuid.Form.FIXED, " + named(schema) + ") UUID"
                  : "UUID");
      case "char" -> schema.getType() == Schema.Type.INT ? Optional.of("char") : Optional.empty();
      default -> Optional.ofNullable(PLAIN.get(logical.name()));
    };
  }

  /** Returns the annotation of a fixed. */
  static String fixed(Schema schema) {
    return "@AvroFixed(size = " + schema.getFixedSize() + ", " + named(schema) + ")";
  }

  /** Returns the name of a class that is called after something. */
  static String className(String name) {
    String joined =
        SEPARATOR
            .splitAsStream(name)
            .filter(part -> !part.isEmpty())
            .map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
            .collect(Collectors.joining());
    return joined.isEmpty() || Character.isDigit(joined.charAt(0)) ? "Value" + joined : joined;
  }

  private static String timestamp(String unit) {
    return "@AvroTimestamp(AvroTimestamp.Unit." + unit + ") ";
  }

  private static String decimal(Schema schema, DeclaredLogicalType logical) {
    return "@AvroDecimal(precision = "
        + logical.precision()
        + ", scale = "
        + logical.scale()
        + (schema.getType() == Schema.Type.FIXED
            ? ", fixedSize = " + schema.getFixedSize() + ", " + named(schema)
            : "")
        + ")";
  }

  private static String named(Schema schema) {
    return SchemaWords.nameAttributes(schema);
  }
}
