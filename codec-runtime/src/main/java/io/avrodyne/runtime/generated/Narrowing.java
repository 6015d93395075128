package io.avrodyne.runtime.generated;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;

/**
 * Turns the ints that are read into the narrower types that hold them. Called by generated code.
 *
 * <p><b>Errors.</b> {@link DecodeException} for a value that does not fit, with the position where
 * the int began that was read last.
 */
public final class Narrowing {

  private Narrowing() {}

  /** Returns {@code value} as a byte. */
  public static byte toByte(int value, AvroInput in) {
    if (value != (byte) value) {
      throw Failures.outOfRange("an int", "byte", value, in);
    }
    return (byte) value;
  }

  /** Returns {@code value} as a short. */
  public static short toShort(int value, AvroInput in) {
    if (value != (short) value) {
      throw Failures.outOfRange("an int", "short", value, in);
    }
    return (short) value;
  }

  /** Returns {@code value} as a char, a UTF-16 code unit. */
  public static char toChar(int value, AvroInput in) {
    if (value != (char) value) {
      throw Failures.outOfRange("an int", "char", value, in);
    }
    return (char) value;
  }
}
