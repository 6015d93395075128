package io.avrodyne.runtime.resolve;

import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The meaning that a schema gives to its base type: the name of a logical type, whether Avro knows
 * it or a converter does. One of Avro's own that is invalid on its base counts as absent.
 *
 * @param name the logical type, empty if there is none
 * @param precision of a decimal, else 0
 * @param scale of a decimal, else 0
 */
record LogicalForm(String name, int precision, int scale) {

  static final LogicalForm NONE = new LogicalForm("", 0, 0);

  private static final double LOG10_OF_2 = Math.log10(2);

  /** The times that Avro counts in units of a second, and the nanoseconds of each unit. */
  private static final Map<String, Integer> UNITS =
      Map.of(
          "time-millis", 1_000_000,
          "time-micros", 1_000,
          "timestamp-millis", 1_000_000,
          "timestamp-micros", 1_000,
          "timestamp-nanos", 1,
          "local-timestamp-millis", 1_000_000,
          "local-timestamp-micros", 1_000,
          "local-timestamp-nanos", 1);

  static LogicalForm of(Schema schema) {
    String name = schema.getProp("logicalType");
    if (name == null) {
      return NONE;
    }
    return name.equals("decimal") ? decimal(schema) : simple(name, schema);
  }

  private static LogicalForm simple(String name, Schema schema) {
    boolean valid =
        switch (name) {
          case "date", "time-millis" -> schema.getType() == Schema.Type.INT;
          case "time-micros",
              "timestamp-millis",
              "timestamp-micros",
              "timestamp-nanos",
              "local-timestamp-millis",
              "local-timestamp-micros",
              "local-timestamp-nanos" ->
              schema.getType() == Schema.Type.LONG;
          case "uuid" -> schema.getType() == Schema.Type.STRING || isFixed(schema, 16);
          case "duration" -> isFixed(schema, 12);
          case "big-decimal" -> schema.getType() == Schema.Type.BYTES;
          default -> true;
        };
    return valid ? new LogicalForm(name, 0, 0) : NONE;
  }

  private static boolean isFixed(Schema schema, int size) {
    return schema.getType() == Schema.Type.FIXED && schema.getFixedSize() == size;
  }

  private static LogicalForm decimal(Schema schema) {
    int precision = digits(schema.getObjectProp("precision"), -1);
    int scale = digits(schema.getObjectProp("scale"), 0);
    boolean valid = precision >= 1 && scale >= 0 && scale <= precision;
    return valid && precision <= maxPrecision(schema)
        ? new LogicalForm("decimal", precision, scale)
        : NONE;
  }

  private static int digits(@Nullable Object property, int absent) {
    return property == null ? absent : property instanceof Integer value ? value : -1;
  }

  /** Returns the most digits of which every number fits; 0 if the type can be no decimal. */
  private static long maxPrecision(Schema schema) {
    return switch (schema.getType()) {
      case BYTES -> Integer.MAX_VALUE;
      case FIXED -> (long) Math.floor(LOG10_OF_2 * (8L * schema.getFixedSize() - 1));
      default -> 0;
    };
  }

  boolean isAbsent() {
    return name.isEmpty();
  }

  boolean isDecimal() {
    return precision > 0;
  }

  /** Returns whether counts of time in one unit become counts in another one of the same kind. */
  boolean convertsTo(LogicalForm reader) {
    return nanosPerUnit() > 0
        && reader.nanosPerUnit() > 0
        && !equals(reader)
        && family().equals(reader.family());
  }

  /** Returns the kind of time that a long or int counts, without the unit. */
  private String family() {
    return name.substring(0, name.lastIndexOf('-'));
  }

  /** Returns how many nanoseconds the unit of a count of time has; 0 for other logical types. */
  long nanosPerUnit() {
    return UNITS.getOrDefault(name, 0);
  }

  @Override
  public String toString() {
    return isDecimal() ? name + "(" + precision + "," + scale + ")" : name;
  }
}
