package io.avrodyne.runtime.resolve;

import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The logical type of a schema, as far as resolution is concerned. It may be defined by Avro or by
 * a converter. An Avro logical type that is invalid on its base type counts as absent.
 *
 * @param name the name of the logical type, empty if there is no logical type
 * @param precision the precision of a decimal, otherwise 0
 * @param scale the scale of a decimal, otherwise 0
 */
public record EffectiveLogicalType(String name, int precision, int scale) {

  static final EffectiveLogicalType NONE = new EffectiveLogicalType("", 0, 0);

  private static final double LOG10_OF_2 = Math.log10(2);

  /**
   * The nanoseconds per unit of each Avro logical type that counts time in fractions of a second.
   */
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

  /** Returns the logical type of a schema. */
  public static EffectiveLogicalType of(Schema schema) {
    String name = schema.getProp("logicalType");
    if (name == null) {
      return NONE;
    }
    return name.equals("decimal") ? decimal(schema) : simple(name, schema);
  }

  private static EffectiveLogicalType simple(String name, Schema schema) {
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
    return valid ? new EffectiveLogicalType(name, 0, 0) : NONE;
  }

  private static boolean isFixed(Schema schema, int size) {
    return schema.getType() == Schema.Type.FIXED && schema.getFixedSize() == size;
  }

  private static EffectiveLogicalType decimal(Schema schema) {
    int precision = digits(schema.getObjectProp("precision"), -1);
    int scale = digits(schema.getObjectProp("scale"), 0);
    boolean valid = precision >= 1 && scale >= 0 && scale <= precision;
    return valid && precision <= maxPrecision(schema)
        ? new EffectiveLogicalType("decimal", precision, scale)
        : NONE;
  }

  private static int digits(@Nullable Object property, int absent) {
    return property == null ? absent : property instanceof Integer value ? value : -1;
  }

  /**
   * Returns the largest number of digits for which every number fits; 0 if the type cannot be a
   * decimal.
   */
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

  /** Returns whether the logical type is decimal. */
  public boolean isDecimal() {
    return precision > 0;
  }

  /**
   * Returns whether times in this unit can be converted to another unit of the same kind of time.
   */
  boolean convertsTo(EffectiveLogicalType reader) {
    return nanosPerUnit() > 0
        && reader.nanosPerUnit() > 0
        && !equals(reader)
        && family().equals(reader.family());
  }

  /** Returns the kind of time that a long or int represents, without the unit. */
  private String family() {
    return name.substring(0, name.lastIndexOf('-'));
  }

  /** Returns the number of nanoseconds per unit of a time; 0 for other logical types. */
  long nanosPerUnit() {
    return UNITS.getOrDefault(name, 0);
  }

  @Override
  public String toString() {
    return isDecimal() ? name + "(" + precision + "," + scale + ")" : name;
  }
}
