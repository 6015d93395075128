package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.binary.TwosComplement;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Methods that write and read decimals that carry their own scale, of the logical type big-decimal.
 * Called by generated code.
 *
 * <p><b>Shape.</b> bytes that contain an encoded bytes value, the unscaled value in big-endian
 * two's complement, followed by an encoded int, the scale.
 *
 * <p><b>Allocation.</b> None for writing numbers of up to 18 digits; reading allocates what it
 * returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null and for a scale beyond {@link #MAX_SCALE};
 * {@link DecodeException} for malformed bytes; {@link LimitExceededException} for a scale beyond
 * {@link #MAX_SCALE}, because a few bytes could otherwise become gigabytes in the arithmetic of
 * whoever uses the number.
 *
 * <p><b>Source.</b> Apache Avro for Java, 1.12; the specification does not describe it.
 */
public final class BigDecimals {

  /** The largest scale and, negated, the smallest. */
  public static final int MAX_SCALE = 10_000;

  private BigDecimals() {}

  /** Writes a decimal, ensuring capacity for it. */
  public static int put(AvroOutput out, int p, @Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    requireScale(number);
    int scale = number.scale();
    return number.precision() <= TwosComplement.LONG_DIGITS
        ? putLong(out, p, TwosComplement.unscaled(number), scale)
        : putBig(out, p, number.unscaledValue().toByteArray(), scale);
  }

  private static int putLong(AvroOutput out, int p, long unscaled, int scale) {
    int size = TwosComplement.sizeOf(unscaled);
    int next = Outputs.putLength(out, p, 1 + size + Primitives.sizeOfLong(scale));
    // The bytes are stored eight at a time.
    Outputs.ensure(out, next, 1 + Long.BYTES + Primitives.MAX_INT_BYTES);
    byte[] b = Outputs.buffer(out);
    b[next] = (byte) (size << 1);
    next = TwosComplement.put(b, next + 1, unscaled, size);
    return Primitives.putInt(b, next, scale);
  }

  private static int putBig(AvroOutput out, int p, byte[] unscaled, int scale) {
    int size = Primitives.sizeOfLong(unscaled.length) + unscaled.length;
    int next = Outputs.putLength(out, p, size + Primitives.sizeOfLong(scale));
    next = Outputs.putBytes(out, next, unscaled);
    Outputs.ensure(out, next, Primitives.MAX_INT_BYTES);
    return Primitives.putInt(Outputs.buffer(out), next, scale);
  }

  /** Reads a decimal. */
  public static BigDecimal read(AvroInput in) {
    int start = in.position();
    int size = Internals.readBytesLength(in);
    int end = in.position() + size;
    long bytes = size == 0 ? 0 : in.readLong();
    int first = in.position();
    // The scale takes at least one byte.
    if (bytes <= 0 || bytes >= end - first) {
      throw malformed(start);
    }
    Internals.seek(in, first + (int) bytes);
    int scale = in.readInt();
    if (in.position() > end || (in.position() < end && Internals.isStrict(in))) {
      throw malformed(start);
    }
    Internals.seek(in, end);
    if (isBeyond(scale)) {
      throw beyond(first + (int) bytes);
    }
    return TwosComplement.readDecimal(Internals.buffer(in), first, (int) bytes, scale);
  }

  private static DecodeException malformed(int start) {
    return CodecFailures.malformed("malformed big-decimal", start);
  }

  /** Throws an exception if a number has a scale that cannot be written. */
  static void requireScale(BigDecimal value) {
    if (isBeyond(value.scale())) {
      throw CodecFailures.encoding(
          "a scale is outside the range " + -MAX_SCALE + " to " + MAX_SCALE);
    }
  }

  static boolean isBeyond(int scale) {
    return scale > MAX_SCALE || scale < -MAX_SCALE;
  }

  /** Returns the exception for a scale that is not accepted. */
  static LimitExceededException beyond(int position) {
    return CodecFailures.limit(
        "a scale is outside the range " + -MAX_SCALE + " to " + MAX_SCALE, position);
  }
}
