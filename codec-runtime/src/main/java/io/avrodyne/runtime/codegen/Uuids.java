package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.HexDigits;
import io.avrodyne.runtime.binary.Primitives;
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

  /** The upper four of eight digits. */
  private static final long UPPER = -1L << 32;

  private Uuids() {}

  /** Writes the text form, ensuring capacity for it. */
  public static int putText(AvroOutput out, int p, @Nullable UUID value) {
    if (value == null) {
      throw Failures.nullValue();
    }
    int next = Outputs.putLength(out, p, TEXT_BYTES);
    byte[] b = Outputs.buffer(out);
    long high = value.getMostSignificantBits();
    long low = value.getLeastSignificantBits();
    long second = HexDigits.of(high);
    long third = HexDigits.of(low >>> 32);
    // Each store writes eight digits. Later ones overwrite what is not needed.
    putDigits(b, next, HexDigits.of(high >>> 32));
    putDigits(b, next + 9, second);
    putDigits(b, next + 14, second << 32);
    putDigits(b, next + 19, third);
    putDigits(b, next + 24, third << 32);
    putDigits(b, next + 28, HexDigits.of(low));
    b[next + 8] = '-';
    b[next + 13] = '-';
    b[next + 18] = '-';
    b[next + 23] = '-';
    return next + TEXT_BYTES;
  }

  private static void putDigits(byte[] b, int p, long digits) {
    Primitives.BIG_ENDIAN_LONGS.set(b, p, digits);
  }

  /** Reads the text form. */
  public static UUID readText(AvroInput in) {
    int start = in.position();
    int length = Internals.readStringLength(in);
    int p = in.position();
    byte[] b = Internals.buffer(in);
    if (length == TEXT_BYTES && hasDashes(b, p)) {
      long first = HexDigits.parse(digits(b, p));
      long second = HexDigits.parse((digits(b, p + 9) & UPPER) | (digits(b, p + 14) >>> 32));
      long third = HexDigits.parse((digits(b, p + 19) & UPPER) | (digits(b, p + 24) >>> 32));
      long fourth = HexDigits.parse(digits(b, p + 28));
      if ((first | second | third | fourth) >= 0) {
        Internals.seek(in, p + TEXT_BYTES);
        return new UUID(first << 32 | second, third << 32 | fourth);
      }
    }
    throw CodecFailures.malformed("malformed UUID string", start);
  }

  /** Reads the text form of a key, which must be in lower case so that no other text equals it. */
  public static UUID readKey(AvroInput in) {
    int start = in.position();
    UUID value = readText(in);
    byte[] b = Internals.buffer(in);
    for (int p = in.position() - TEXT_BYTES; p < in.position(); p++) {
      if (b[p] >= 'A' && b[p] <= 'F') {
        throw CodecFailures.malformed("a UUID string that is a key has upper-case digits", start);
      }
    }
    return value;
  }

  private static boolean hasDashes(byte[] b, int p) {
    return b[p + 8] == '-' && b[p + 13] == '-' && b[p + 18] == '-' && b[p + 23] == '-';
  }

  private static long digits(byte[] b, int p) {
    return (long) Primitives.BIG_ENDIAN_LONGS.get(b, p);
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
