package io.avrodyne.processor.evolve;

import org.apache.avro.Schema;

/**
 * The promotions from a writer's type to a different type of the reader.
 *
 * <p>Reading has the same rule, in the runtime; a test compares both.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution".
 */
final class Promotion {

  private Promotion() {}

  /** Returns whether values of the writer's type are promoted to the reader's, a different one. */
  static boolean leads(Schema.Type writer, Schema.Type reader) {
    return switch (writer) {
      case INT ->
          reader == Schema.Type.LONG || reader == Schema.Type.FLOAT || reader == Schema.Type.DOUBLE;
      case LONG -> reader == Schema.Type.FLOAT || reader == Schema.Type.DOUBLE;
      case FLOAT -> reader == Schema.Type.DOUBLE;
      case STRING -> reader == Schema.Type.BYTES;
      case BYTES -> reader == Schema.Type.STRING;
      default -> false;
    };
  }

  /** Returns whether a value keeps its width: an int becomes a long and not a fraction. */
  static boolean isWidening(Schema.Type writer, Schema.Type reader) {
    return writer == Schema.Type.INT && reader == Schema.Type.LONG;
  }
}
