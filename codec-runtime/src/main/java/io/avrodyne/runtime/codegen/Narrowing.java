package io.avrodyne.runtime.codegen;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;

/**
 * Conversions from ints that were read to narrower types. Called by generated code.
 *
 * <p><b>Errors.</b> {@link DecodeException} for a value that does not fit, with the position where
 * the int, which must be the last value read, began.
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
