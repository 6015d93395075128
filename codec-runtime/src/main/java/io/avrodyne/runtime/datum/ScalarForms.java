package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.resolve.EffectiveLogicalType;
import java.math.RoundingMode;
import org.apache.avro.Schema;

/**
 * The table of types without components. A logical type that is unknown, or invalid on its base
 * type, is ignored.
 *
 * @param isAvro whether all logical types are ignored, and bytes are text of characters below 256
 * @param rounding what becomes of digits that the schema has no room for
 */
record ScalarForms(boolean isAvro, RoundingMode rounding) {

  ScalarForm<?> of(Schema schema) {
    ScalarForm<?> base = base(schema);
    return isAvro ? base : logical(schema, EffectiveLogicalType.of(schema), base);
  }

  private ScalarForm<?> base(Schema schema) {
    return switch (schema.getType()) {
      case NULL -> new NullForm(schema);
      case BOOLEAN -> new BooleanForm(schema);
      case INT, LONG -> new IntegerForm(schema);
      case FLOAT, DOUBLE -> new FloatingForm(schema);
      case STRING -> new TextForm(schema);
      case BYTES, FIXED -> new BinaryForm(schema, isAvro);
      case ENUM -> new SymbolForm(schema);
      default -> throw new IllegalArgumentException(schema.getType() + " has components");
    };
  }

  private ScalarForm<?> logical(Schema schema, EffectiveLogicalType type, ScalarForm<?> base) {
    boolean rounds = rounding != RoundingMode.UNNECESSARY;
    Precision unit = Precision.of(type.name());
    return switch (type.name()) {
      case "decimal" -> new DecimalForm(schema, type, rounding, base);
      case "big-decimal" -> new BigDecimalForm(schema, base);
      case "date" -> new DateForm(schema, base);
      case "time-millis", "time-micros" -> new TimeForm(schema, unit, rounds, base);
      case "timestamp-millis", "timestamp-micros", "timestamp-nanos" ->
          new TimestampForm(schema, unit, rounds, base);
      case "local-timestamp-millis", "local-timestamp-micros", "local-timestamp-nanos" ->
          new LocalTimestampForm(schema, unit, rounds, base);
      case "uuid" ->
          schema.getType() == Schema.Type.STRING
              ? new UuidTextForm(schema, base)
              : new UuidForm(schema, base);
      case "duration" -> new DurationForm(schema, base);
      default -> base;
    };
  }
}
