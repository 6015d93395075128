package io.avrodyne.runtime.generated;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.TwosComplement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads numbers under one schema of the logical type decimal. Called by generated code,
 * which keeps one for each such schema.
 *
 * <p><b>Shape.</b> The unscaled value in two's complement, big-endian. bytes: as short as it can
 * be, longer ones are read too. fixed: the sign repeated up to its size. The scale is the schema's.
 *
 * <p><b>Allocation.</b> None on write for numbers of up to 18 digits that have the schema's scale
 * or fewer digits behind the point; others cost what the JDK allocates to rescale them or to give
 * their bytes. A read allocates what it returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, for more digits than the precision, and for
 * digits behind the scale if the rounding mode is {@link RoundingMode#UNNECESSARY}; {@link
 * DecodeException} for bytes that are none. The precision is not checked on read. {@link
 * IllegalArgumentException} for a precision, scale or size that no schema has.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * <p><b>Source.</b> Avro specification, "Decimal".
 */
public final class DecimalCodec {

  private final DecimalScale scale;
  private final int size;

  private DecimalCodec(int precision, int scale, int size, RoundingMode rounding) {
    this.scale = new DecimalScale(precision, scale, rounding);
    this.size = size;
  }

  /**
   * Returns the codec of a decimal over bytes.
   *
   * @param rounding what to do with digits behind the scale
   */
  public static DecimalCodec ofBytes(int precision, int scale, RoundingMode rounding) {
    return new DecimalCodec(precision, scale, 0, rounding);
  }

  /**
   * Returns the codec of a decimal over a fixed of {@code size} bytes.
   *
   * @param rounding what to do with digits behind the scale
   */
  public static DecimalCodec ofFixed(int precision, int scale, int size, RoundingMode rounding) {
    if (size < 1) {
      throw new IllegalArgumentException("The size of a decimal must be at least 1");
    }
    return new DecimalCodec(precision, scale, size, rounding);
  }

  /** Writes a decimal as bytes, and makes room for it. */
  public int put(AvroOutput out, int p, @Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    return scale.isCompact(number)
        ? putLong(out, p, scale.unscaled(number))
        : putBig(out, p, scale.rescaled(number));
  }

  private int putBig(AvroOutput out, int p, BigDecimal rescaled) {
    return Outputs.putBytes(out, p, rescaled.unscaledValue().toByteArray());
  }

  /** Writes an integer as bytes, of a decimal whose scale is 0, and makes room for it. */
  public int putInteger(AvroOutput out, int p, @Nullable BigInteger value) {
    BigInteger number = Failures.nonNull(value);
    if (number.bitLength() < Long.SIZE) {
      return putLong(out, p, scale.admit(number.longValue()));
    }
    scale.requireFits(number);
    return Outputs.putBytes(out, p, number.toByteArray());
  }

  private static int putLong(AvroOutput out, int p, long unscaled) {
    int bytes = TwosComplement.sizeOf(unscaled);
    Outputs.ensure(out, p, 1 + Long.BYTES);
    byte[] b = Outputs.buffer(out);
    b[p] = (byte) (bytes << 1);
    return TwosComplement.put(b, p + 1, unscaled, bytes);
  }

  /** Reads a decimal over bytes. */
  public BigDecimal read(AvroInput in) {
    int bytes = readSize(in);
    return TwosComplement.readDecimal(
        Internals.buffer(in), Internals.take(in, bytes), bytes, scale.digits());
  }

  /** Reads an integer of a decimal over bytes whose scale is 0. */
  public BigInteger readInteger(AvroInput in) {
    int bytes = readSize(in);
    return TwosComplement.readInteger(Internals.buffer(in), Internals.take(in, bytes), bytes);
  }

  private static int readSize(AvroInput in) {
    int start = in.position();
    int bytes = Internals.readBytesLength(in);
    if (bytes == 0) {
      throw CodecFailures.malformed("a decimal is empty", start);
    }
    return bytes;
  }

  /** Writes a decimal as fixed into an array that has room. */
  public int putFixed(byte[] buffer, int position, @Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    return scale.isCompact(number)
        ? putFixedLong(buffer, position, scale.unscaled(number))
        : putFixedBig(buffer, position, scale.rescaled(number).unscaledValue());
  }

  /** Writes an integer as fixed, of a decimal whose scale is 0, into an array that has room. */
  public int putFixedInteger(byte[] buffer, int position, @Nullable BigInteger value) {
    BigInteger number = Failures.nonNull(value);
    if (number.bitLength() < Long.SIZE) {
      return putFixedLong(buffer, position, scale.admit(number.longValue()));
    }
    scale.requireFits(number);
    return putFixedBig(buffer, position, number);
  }

  private int putFixedLong(byte[] buffer, int position, long unscaled) {
    if (TwosComplement.sizeOf(unscaled) > size) {
      throw Failures.tooLarge("a fixed of " + size + " bytes");
    }
    return TwosComplement.putFixed(buffer, position, unscaled, size);
  }

  private int putFixedBig(byte[] buffer, int position, BigInteger unscaled) {
    byte[] digits = unscaled.toByteArray();
    if (digits.length > size) {
      throw Failures.tooLarge("a fixed of " + size + " bytes");
    }
    return TwosComplement.putFixed(buffer, position, digits, size);
  }

  /** Reads a decimal over fixed. */
  public BigDecimal readFixed(AvroInput in) {
    return TwosComplement.readDecimal(
        Internals.buffer(in), Internals.take(in, size), size, scale.digits());
  }

  /** Reads an integer of a decimal over fixed whose scale is 0. */
  public BigInteger readFixedInteger(AvroInput in) {
    return TwosComplement.readInteger(Internals.buffer(in), Internals.take(in, size), size);
  }
}
