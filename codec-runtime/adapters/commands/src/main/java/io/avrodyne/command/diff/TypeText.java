package io.avrodyne.command.diff;

import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;

/** A short text for a type. */
final class TypeText {

  private TypeText() {}

  static String of(Schema schema) {
    String base =
        switch (schema.getType()) {
          case ARRAY -> "an array";
          case MAP -> "a map";
          case UNION -> "a union";
          case FIXED -> schema.getFullName() + " (" + schema.getFixedSize() + " bytes)";
          default -> schema.getFullName();
        };
    String logical = schema.getProp("logicalType");
    if (logical == null) {
      return base;
    }
    return schema.getLogicalType() instanceof LogicalTypes.Decimal decimal
        ? base + " decimal(" + decimal.getPrecision() + ", " + decimal.getScale() + ")"
        : base + " " + logical;
  }
}
