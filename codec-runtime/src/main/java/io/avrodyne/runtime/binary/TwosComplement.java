package io.avrodyne.runtime.binary;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Functions that write and read integers in big-endian two's complement, the form of the unscaled
 * values of Avro's decimals.
 *
 * <p>Values that fit in a long are handled as a long.
 */
public final class TwosComplement {

  /** The largest number of digits for which every number fits in a long. */
  public static final int LONG_DIGITS = 18;

  private TwosComplement() {}

  /** Returns the minimum number of bytes that can hold a value, at least one. */
  public static int sizeOf(long value) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(value ^ (value >> 63));
    return bits / Byte.SIZE + 1;
  }

  /** Writes the low {@code size} bytes, up to 8. The array must have capacity for 8 bytes. */
  public static int put(byte[] b, int p, long value, int size) {
    Primitives.BIG_ENDIAN_LONGS.set(b, p, value << (Long.SIZE - Byte.SIZE * size));
    return p + size;
  }

  /**
   * Writes exactly {@code size} bytes, padded at the front with the sign. The array must have
   * capacity for them.
   */
  public static int putFixed(byte[] b, int p, long value, int size) {
    long rest = value;
    for (int i = p + size - 1; i >= p; i--) {
      b[i] = (byte) rest;
      rest >>= Byte.SIZE;
    }
    return p + size;
  }

  /** Writes {@code size} bytes: the digits, padded at the front with the sign. */
  public static int putFixed(byte[] b, int p, byte[] digits, int size) {
    int first = p + size - digits.length;
    Arrays.fill(b, p, first, (byte) (digits[0] >> 7));
    System.arraycopy(digits, 0, b, first, digits.length);
    return p + size;
  }

  /** Returns the index of the first byte after redundant sign bytes. */
  public static int skipSign(byte[] b, int p, int size) {
    int last = p + size - 1;
    int first = p;
    while (first < last && b[first] == b[first + 1] >> 7) {
      first++;
    }
    return first;
  }

  /** Reads a value of up to 8 bytes. */
  public static long readLong(byte[] b, int p, int size) {
    long value = b[p];
    for (int i = 1; i < size; i++) {
      value = value << Byte.SIZE | (b[p + i] & 0xFF);
    }
    return value;
  }

  /** Reads the unscaled value of a decimal. */
  public static BigDecimal readDecimal(byte[] b, int p, int size, int scale) {
    int first = skipSign(b, p, size);
    int bytes = size - (first - p);
    return bytes <= Long.BYTES
        ? BigDecimal.valueOf(readLong(b, first, bytes), scale)
        : new BigDecimal(new BigInteger(b, first, bytes), scale);
  }

  /** Reads an integer of any size. */
  public static BigInteger readInteger(byte[] b, int p, int size) {
    int first = skipSign(b, p, size);
    int bytes = size - (first - p);
    return bytes <= Long.BYTES
        ? BigInteger.valueOf(readLong(b, first, bytes))
        : new BigInteger(b, first, bytes);
  }

  /**
   * Returns the unscaled value of a decimal with at most {@link #LONG_DIGITS} digits. The
   * intermediate decimal of scale 0 does not escape, whereas the BigInteger of {@code
   * unscaledValue()} may, because the JDK shares some of them.
   */
  public static long unscaled(BigDecimal value) {
    return value.scaleByPowerOfTen(value.scale()).longValue();
  }
}
