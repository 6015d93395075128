package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read integers as the keys of maps. Called by generated code.
 *
 * <p><b>Shape.</b> A string: the decimal digits, without leading zeros, after a minus sign if the
 * number is negative.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null. {@link DecodeException} for any other text,
 * and for a number out of the range of its type, even from a lenient input.
 */
public final class IntegerKeys {

  private static final int MAX_CHARS = 20;
  private static final int RADIX = 10;

  private IntegerKeys() {}

  /** Writes an integer of any type, ensuring capacity for it. */
  public static int put(AvroOutput out, int p, @Nullable Number value) {
    return put(out, p, Failures.nonNull(value).longValue());
  }

  /** Writes an integer, ensuring capacity for it. */
  public static int put(AvroOutput out, int p, long value) {
    int length = length(value);
    int next = Outputs.putLength(out, p, length);
    byte[] b = Outputs.buffer(out);
    int at = next + length;
    // The negative numbers include the opposite of each positive one.
    long rest = value < 0 ? value : -value;
    do {
      b[--at] = (byte) ('0' - rest % RADIX);
      rest /= RADIX;
    } while (rest != 0);
    if (value < 0) {
      b[next] = '-';
    }
    return next + length;
  }

  private static int length(long value) {
    int length = value < 0 ? 2 : 1;
    for (long rest = value / RADIX; rest != 0; rest /= RADIX) {
      length++;
    }
    return length;
  }

  /** Reads an int. */
  public static int readInt(AvroInput in) {
    return (int) read(in, Integer.MIN_VALUE, Integer.MAX_VALUE, "an int");
  }

  /** Reads a long. */
  public static long readLong(AvroInput in) {
    return read(in, Long.MIN_VALUE, Long.MAX_VALUE, "a long");
  }

  /** Reads a short. */
  public static short readShort(AvroInput in) {
    return (short) read(in, Short.MIN_VALUE, Short.MAX_VALUE, "a short");
  }

  /** Reads a byte. */
  public static byte readByte(AvroInput in) {
    return (byte) read(in, Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
  }

  private static long read(AvroInput in, long min, long max, String type) {
    int start = in.position();
    int length = Internals.readStringLength(in);
    int end = in.position() + length;
    byte[] b = Internals.buffer(in);
    int sign = length > 0 && b[in.position()] == '-' ? 1 : 0;
    int first = in.position() + sign;
    boolean isZero = length == 1 && sign == 0 && b[first] == '0';
    if (length > MAX_CHARS || first == end || (b[first] == '0' && !isZero)) {
      throw bad(type, start);
    }
    long negative = 0;
    for (int p = first; p < end; p++) {
      int digit = b[p] - '0';
      long bound = (Long.MIN_VALUE + digit) / RADIX;
      if (digit < 0 || digit > 9 || negative < bound) {
        throw bad(type, start);
      }
      negative = negative * RADIX - digit;
    }
    boolean overflows = sign == 0 && negative == Long.MIN_VALUE;
    long value = sign == 0 ? -negative : negative;
    if (overflows || value < min || value > max) {
      throw bad(type, start);
    }
    Internals.seek(in, end);
    return value;
  }

  private static DecodeException bad(String type, int start) {
    return CodecFailures.malformed("a key is not " + type + " in plain decimal digits", start);
  }
}
