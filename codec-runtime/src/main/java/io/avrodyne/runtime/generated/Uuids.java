package io.avrodyne.runtime.generated;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read UUIDs as text or as fixed. Called by generated code.
 *
 * <p><b>Shape.</b> Text: a string of 36 characters, {@code 8-4-4-4-12} hexadecimal digits, written
 * in lower case and read in either case. fixed: 16 bytes, big-endian.
 *
 * <p><b>Allocation.</b> Only what a read returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, {@link DecodeException} for any other text,
 * even from a lenient input.
 *
 * <p><b>Source.</b> Avro specification, "UUID"; RFC 9562, section 4.
 */
public final class Uuids {

  /** The number of bytes that {@link #putFixed} writes. */
  public static final int FIXED_BYTES = 16;

  private static final int TEXT_BYTES = 36;
  private static final byte NO_DIGIT = -1;
  private static final byte[] DIGITS = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
  };
  private static final byte[] VALUES = values();

  private Uuids() {}

  private static byte[] values() {
    byte[] values = new byte[1 << Byte.SIZE];
    Arrays.fill(values, NO_DIGIT);
    for (byte i = 0; i < DIGITS.length; i++) {
      values[DIGITS[i]] = i;
      values[Character.toUpperCase((char) DIGITS[i])] = i;
    }
    return values;
  }

  /** Writes the text form, ensuring capacity for it. */
  public static int putText(AvroOutput out, int p, @Nullable UUID value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int next = Outputs.putLength(out, p, TEXT_BYTES);
    byte[] b = Outputs.buffer(out);
    long high = value.getMostSignificantBits();
    long low = value.getLeastSignificantBits();
    next = putDigits(b, next, high >>> 32, 8);
    b[next] = '-';
    next = putDigits(b, next + 1, high >>> 16, 4);
    b[next] = '-';
    next = putDigits(b, next + 1, high, 4);
    b[next] = '-';
    next = putDigits(b, next + 1, low >>> 48, 4);
    b[next] = '-';
    return putDigits(b, next + 1, low, 12);
  }

  private static int putDigits(byte[] b, int p, long bits, int digits) {
    for (int i = digits - 1; i >= 0; i--) {
      b[p + i] = DIGITS[(int) bits & 0xF];
      bits >>>= 4;
    }
    return p + digits;
  }

  /** Reads the text form. */
  public static UUID readText(AvroInput in) {
    int start = in.position();
    int length = Internals.readStringLength(in);
    int p = in.position();
    byte[] b = Internals.buffer(in);
    if (length != TEXT_BYTES || !hasDashes(b, p)) {
      throw CodecFailures.malformed("malformed UUID string", start);
    }
    long a = digits(b, p, 8);
    long c = digits(b, p + 9, 4);
    long d = digits(b, p + 14, 4);
    long e = digits(b, p + 19, 4);
    long f = digits(b, p + 24, 12);
    if ((a | c | d | e | f) < 0) {
      throw CodecFailures.malformed("malformed UUID string", start);
    }
    Internals.seek(in, p + TEXT_BYTES);
    return new UUID(a << 32 | c << 16 | d, e << 48 | f);
  }

  private static boolean hasDashes(byte[] b, int p) {
    return b[p + 8] == '-' && b[p + 13] == '-' && b[p + 18] == '-' && b[p + 23] == '-';
  }

  /**
   * Returns the value of some hexadecimal digits, or a negative number if a character is not a
   * digit.
   */
  private static long digits(byte[] b, int p, int digits) {
    long number = 0;
    long all = 0;
    for (int i = 0; i < digits; i++) {
      long digit = VALUES[b[p + i] & 0xFF];
      number = number << 4 | digit;
      all |= digit;
    }
    return all < 0 ? NO_DIGIT : number;
  }

  /** Writes 16 bytes to an array with sufficient capacity. */
  public static int putFixed(byte[] buffer, int position, @Nullable UUID value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    Primitives.BIG_ENDIAN_LONGS.set(buffer, position, value.getMostSignificantBits());
    Primitives.BIG_ENDIAN_LONGS.set(buffer, position + 8, value.getLeastSignificantBits());
    return position + FIXED_BYTES;
  }

  /** Reads 16 bytes. */
  public static UUID readFixed(AvroInput in) {
    int p = Internals.take(in, FIXED_BYTES);
    return new UUID(
        (long) Primitives.BIG_ENDIAN_LONGS.get(Internals.buffer(in), p),
        (long) Primitives.BIG_ENDIAN_LONGS.get(Internals.buffer(in), p + 8));
  }
}
