package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import org.apache.avro.Schema;

/**
 * A default of a type without components, ready to be returned.
 *
 * @param integer a boolean as 0 or 1, an int, a long, or the index of a symbol
 * @param decimal a float or a double
 * @param text a string
 */
record Constant(long integer, double decimal, String text) {

  /** The constant of a node that has no such default. */
  static final Constant NONE = new Constant(0, 0, "");

  /** Returns the constant of an encoded default, or {@link #NONE} if its type has components. */
  static Constant of(Schema type, byte[] encoded) {
    AvroInput in = new AvroInput().reset(encoded);
    return switch (type.getType()) {
      case BOOLEAN -> new Constant(in.readBoolean() ? 1 : 0, 0, "");
      case INT, LONG, ENUM -> new Constant(in.readLong(), 0, "");
      case FLOAT -> new Constant(0, in.readFloat(), "");
      case DOUBLE -> new Constant(0, in.readDouble(), "");
      case STRING -> new Constant(0, 0, in.readString());
      default -> NONE;
    };
  }
}
