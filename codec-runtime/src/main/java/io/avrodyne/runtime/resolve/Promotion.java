package io.avrodyne.runtime.resolve;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A promotion of the values of a writer's type to another type of the reader. Everything that the
 * runtime knows about promotions is defined here.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
enum Promotion {
  INT_TO_LONG,
  INT_TO_FLOAT,
  INT_TO_DOUBLE,
  LONG_TO_FLOAT,
  LONG_TO_DOUBLE,
  FLOAT_TO_DOUBLE,
  STRING_TO_BYTES,
  BYTES_TO_STRING;

  /** Returns the promotion from one type to another, or null if the type cannot be promoted. */
  static @Nullable Promotion of(Schema.Type writer, Schema.Type reader) {
    return switch (writer) {
      case INT -> ofInt(reader);
      case LONG -> ofLong(reader);
      case FLOAT -> reader == Schema.Type.DOUBLE ? FLOAT_TO_DOUBLE : null;
      case STRING -> reader == Schema.Type.BYTES ? STRING_TO_BYTES : null;
      case BYTES -> reader == Schema.Type.STRING ? BYTES_TO_STRING : null;
      default -> null;
    };
  }

  private static @Nullable Promotion ofInt(Schema.Type reader) {
    return switch (reader) {
      case LONG -> INT_TO_LONG;
      case FLOAT -> INT_TO_FLOAT;
      case DOUBLE -> INT_TO_DOUBLE;
      default -> null;
    };
  }

  private static @Nullable Promotion ofLong(Schema.Type reader) {
    return switch (reader) {
      case FLOAT -> LONG_TO_FLOAT;
      case DOUBLE -> LONG_TO_DOUBLE;
      default -> null;
    };
  }

  /** Returns whether the bytes of any value are also the bytes of the promoted value. */
  boolean isStraight() {
    return this == STRING_TO_BYTES || this == BYTES_TO_STRING;
  }

  /** Returns whether the bytes of a valid value are also the bytes of the promoted value. */
  boolean isStraightOnceChecked() {
    return isStraight() || this == INT_TO_LONG;
  }

  /**
   * Returns whether a logical type has the same meaning on the writer's and the reader's base type.
   */
  boolean keepsLogicalType() {
    return this == INT_TO_LONG;
  }
}
