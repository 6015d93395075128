package io.avrodyne.processor.evolve;

import java.util.Set;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/**
 * The logical type of a schema, whether it is Avro's own or comes from a converter. One of Avro's
 * own that is invalid on its base counts as absent.
 *
 * @param name of the logical type, "" for none
 * @param precision of a decimal, else 0
 * @param scale of a decimal, else 0
 */
public record DeclaredLogicalType(String name, int precision, int scale) {

  private static final DeclaredLogicalType NONE = new DeclaredLogicalType("", 0, 0);

  /** The logical types that Avro counts in units of a second; the unit follows the last dash. */
  private static final Set<String> TIMES =
      Set.of(
          "local-timestamp-micros",
          "local-timestamp-millis",
          "local-timestamp-nanos",
          "time-micros",
          "time-millis",
          "timestamp-micros",
          "timestamp-millis",
          "timestamp-nanos");

  /** The other logical types of Avro. */
  private static final Set<String> OTHERS =
      Set.of("big-decimal", "date", "decimal", "duration", "uuid");

  /** Returns the logical type of a schema. */
  public static DeclaredLogicalType of(Schema schema) {
    String name = schema.getProp(LogicalType.LOGICAL_TYPE_PROP);
    if (name == null) {
      return NONE;
    }
    if (!TIMES.contains(name) && !OTHERS.contains(name)) {
      return new DeclaredLogicalType(name, 0, 0);
    }
    // A schema that was created rather than parsed has only the attribute.
    LogicalType type = LogicalTypes.fromSchemaIgnoreInvalid(schema);
    return type instanceof LogicalTypes.Decimal decimal
        ? new DeclaredLogicalType(name, decimal.getPrecision(), decimal.getScale())
        : type == null ? NONE : new DeclaredLogicalType(name, 0, 0);
  }

  boolean isAbsent() {
    return name.isEmpty();
  }

  /**
   * Returns whether values in one unit of time can be converted to another unit of the same kind.
   */
  boolean convertsTo(DeclaredLogicalType reader) {
    return TIMES.contains(name) && TIMES.contains(reader.name) && family().equals(reader.family());
  }

  private String family() {
    return name.substring(0, name.lastIndexOf('-'));
  }

  @Override
  public String toString() {
    if (isAbsent()) {
      return "no logical type";
    }
    return precision == 0 ? name : name + "(" + precision + ", " + scale + ")";
  }
}
