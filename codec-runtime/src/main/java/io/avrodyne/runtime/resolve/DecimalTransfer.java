package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.binary.TwosComplement;
import java.math.BigInteger;

/**
 * A transfer that converts decimals to an equal or larger scale and checks them against a
 * precision.
 *
 * <p><b>Allocation.</b> None for numbers that fit in a long before and after the conversion.
 */
final class DecimalTransfer extends Transfer {

  private static final int NOT_FIXED = -1;

  private final int size;
  private final int precision;
  private final int raise;
  private final long longFactor;
  private final BigInteger factor;
  private final long longBound;
  private final BigInteger bound;

  private DecimalTransfer(int size, int precision, int raise) {
    this.size = size;
    this.precision = precision;
    this.raise = raise;
    factor = BigInteger.TEN.pow(raise);
    bound = BigInteger.TEN.pow(precision);
    longFactor = raise <= TwosComplement.LONG_DIGITS ? factor.longValueExact() : 0;
    longBound = precision <= TwosComplement.LONG_DIGITS ? bound.longValueExact() : Long.MAX_VALUE;
  }

  /** Returns the transfer for decimals in bytes. */
  static DecimalTransfer ofBytes(int precision, int raise) {
    return new DecimalTransfer(NOT_FIXED, precision, raise);
  }

  /** Returns the transfer for decimals in a fixed. */
  static DecimalTransfer ofFixed(int size, int precision, int raise) {
    return new DecimalTransfer(size, precision, raise);
  }

  @Override
  void run(AvroInput in, Scratch out) {
    int start = in.position();
    int length = size == NOT_FIXED ? Internals.readBytesLength(in) : size;
    int p = Internals.take(in, length);
    if (length == 0) {
      throw CodecFailures.malformed("a decimal is empty", start);
    }
    int first = TwosComplement.skipSign(Internals.buffer(in), p, length);
    int bytes = p + length - first;
    if (bytes > Long.BYTES
        || !putLong(out, TwosComplement.readLong(Internals.buffer(in), first, bytes))) {
      putBig(in, out, first, bytes, start);
    }
  }

  /** Writes a number if it fits in a long at the new scale, and returns whether it did. */
  private boolean putLong(Scratch out, long unscaled) {
    long product = unscaled * longFactor;
    if (raise > TwosComplement.LONG_DIGITS
        || Math.multiplyHigh(unscaled, longFactor) != product >> 63
        || tooPrecise(product)) {
      return false;
    }
    int needed = TwosComplement.sizeOf(product);
    if (size == NOT_FIXED) {
      int p = out.reserve(1 + Long.BYTES);
      out.bytes[p] = (byte) (needed << 1);
      out.size = TwosComplement.put(out.bytes, p + 1, product, needed);
      return true;
    }
    if (needed <= size) {
      out.size = TwosComplement.putFixed(out.bytes, out.reserve(size), product, size);
    }
    return needed <= size;
  }

  private boolean tooPrecise(long product) {
    return precision <= TwosComplement.LONG_DIGITS
        && (product >= longBound || product <= -longBound);
  }

  private void putBig(AvroInput in, Scratch out, int first, int bytes, int start) {
    // A number with more bits than the bound is too large at any scale; multiplying it could take
    // long.
    if (8L * (bytes - 1) > bound.bitLength()) {
      throw tooPreciseAt(start);
    }
    BigInteger product = new BigInteger(Internals.buffer(in), first, bytes).multiply(factor);
    byte[] digits = product.toByteArray();
    if (product.abs().compareTo(bound) >= 0 || (size != NOT_FIXED && digits.length > size)) {
      throw tooPreciseAt(start);
    }
    if (size == NOT_FIXED) {
      out.putLong(digits.length);
      out.copy(digits, 0, digits.length);
    } else {
      out.size = TwosComplement.putFixed(out.bytes, out.reserve(size), digits, size);
    }
  }

  private DecodeException tooPreciseAt(int start) {
    return CodecFailures.unresolvable(
        "a decimal has more digits than the reader's precision of " + precision, start);
  }
}
