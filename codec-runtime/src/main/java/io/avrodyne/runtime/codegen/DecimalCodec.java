package io.avrodyne.runtime.codegen;

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
 * A codec of numbers for one schema of the logical type decimal. Called by generated code, which
 * keeps one instance for each such schema.
 *
 * <p><b>Shape.</b> The unscaled value in big-endian two's complement. bytes: as short as possible;
 * longer forms can be read too. fixed: padded with the sign to the fixed's size. The scale is
 * defined by the schema.
 *
 * <p><b>Allocation.</b> None for writing numbers of up to 18 digits whose scale is at most the
 * schema's; other numbers cost what the JDK allocates to rescale them or to return their bytes.
 * Reading allocates what it returns.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, for more digits than the precision, and for
 * digits beyond the scale if the rounding mode is {@link RoundingMode#UNNECESSARY}; {@link
 * DecodeException} for malformed bytes. Reading does not check the precision. {@link
 * IllegalArgumentException} for a precision, scale or size that no schema can have.
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
   * Returns the codec for a decimal in bytes.
   *
   * @param rounding the treatment of digits beyond the scale
   */
  public static DecimalCodec ofBytes(int precision, int scale, RoundingMode rounding) {
    return new DecimalCodec(precision, scale, 0, rounding);
  }

  /**
   * Returns the codec for a decimal in a fixed of {@code size} bytes.
   *
   * @param rounding the treatment of digits beyond the scale
   */
  public static DecimalCodec ofFixed(int precision, int scale, int size, RoundingMode rounding) {
    if (size < 1) {
      throw new IllegalArgumentException("The size of a decimal must be at least 1");
    }
    return new DecimalCodec(precision, scale, size, rounding);
  }

  /** Writes a decimal as bytes, ensuring capacity for it. */
  public int put(AvroOutput out, int p, @Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    return scale.isCompact(number)
        ? putLong(out, p, scale.unscaled(number))
        : putBig(out, p, scale.rescaled(number));
  }

  private int putBig(AvroOutput out, int p, BigDecimal rescaled) {
    return Outputs.putBytes(out, p, rescaled.unscaledValue().toByteArray());
  }

  /** Writes an integer as bytes, for a decimal with scale 0, ensuring capacity for it. */
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

  /** Reads a decimal from bytes. */
  public BigDecimal read(AvroInput in) {
    int bytes = readSize(in);
    return TwosComplement.readDecimal(
        Internals.buffer(in), Internals.take(in, bytes), bytes, scale.digits());
  }

  /** Reads an integer from bytes, for a decimal with scale 0. */
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

  /** Writes a decimal as a fixed to an array with sufficient capacity. */
  public int putFixed(byte[] buffer, int position, @Nullable BigDecimal value) {
    BigDecimal number = Failures.nonNull(value);
    return scale.isCompact(number)
        ? putFixedLong(buffer, position, scale.unscaled(number))
        : putFixedBig(buffer, position, scale.rescaled(number).unscaledValue());
  }

  /**
   * Writes an integer as a fixed, for a decimal with scale 0, to an array with sufficient capacity.
   */
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

  /** Reads a decimal from a fixed. */
  public BigDecimal readFixed(AvroInput in) {
    return TwosComplement.readDecimal(
        Internals.buffer(in), Internals.take(in, size), size, scale.digits());
  }

  /** Reads an integer from a fixed, for a decimal with scale 0. */
  public BigInteger readFixedInteger(AvroInput in) {
    return TwosComplement.readInteger(Internals.buffer(in), Internals.take(in, size), size);
  }
}
