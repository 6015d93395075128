package io.avrodyne.processor.validate;

import java.util.Optional;
import java.util.Set;
import org.apache.avro.LogicalType;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/**
 * Is what a schema says about the meaning of its bytes.
 *
 * @param name of the logical type, "" for none
 * @param known whether Avro knows it, and it is valid; others are read as the type below
 * @param precision of a decimal, else 0
 * @param scale of a decimal, else 0
 */
record LogicalForm(String name, boolean known, int precision, int scale) {

  /** Those of one family convert into each other. */
  private static final Set<String> UNITS = Set.of("millis", "micros", "nanos");

  static LogicalForm of(Schema schema) {
    String name = Optional.ofNullable(schema.getProp(LogicalType.LOGICAL_TYPE_PROP)).orElse("");
    // A schema that is made rather than parsed has the attribute only.
    LogicalType type = LogicalTypes.fromSchemaIgnoreInvalid(schema);
    return type instanceof LogicalTypes.Decimal decimal
        ? new LogicalForm(name, true, decimal.getPrecision(), decimal.getScale())
        : new LogicalForm(name, type != null, 0, 0);
  }

  /** Returns whether a reader with this form can make sense of what the other one wrote. */
  boolean reads(LogicalForm writer) {
    if (!known || !writer.known) {
      return true;
    }
    return name.equals(writer.name)
        ? scale >= writer.scale && precision - scale >= writer.precision - writer.scale
        : family().equals(writer.family());
  }

  /** Returns the name without the unit, if it ends with one. */
  private String family() {
    int dash = name.lastIndexOf('-');
    return dash >= 0 && UNITS.contains(name.substring(dash + 1)) ? name.substring(0, dash) : name;
  }

  @Override
  public String toString() {
    if (name.isEmpty()) {
      return "no logical type";
    }
    return precision == 0 ? name : name + "(" + precision + ", " + scale + ")";
  }
}
