package io.avrodyne.benchmarks.floor;

import java.util.Arrays;

/**
 * An array that grows, and writers of Avro's primitives. Positions are passed and returned, so that
 * they stay in registers. The static methods need sufficient capacity.
 */
final class PlainOutput {

  static final int MAX_INT = 5;
  static final int MAX_LONG = 10;
  static final int DOUBLE = 8;

  /**
   * Whether {@code charAt} is fast, as it is before JDK 22; otherwise characters are copied first.
   */
  private static final boolean USES_CHAR_AT = Runtime.version().feature() < 22;

  /** Up to this length, a loop over the characters is faster than starting an encoder. */
  private static final int SHORT_LENGTH = USES_CHAR_AT ? 63 : 40;

  /** The length of the strings whose prefix is always one byte if they are ASCII. */
  private static final int ONE_BYTE_PREFIX = 0x3F;

  /** The array; another one after a method that ensures capacity. */
  byte[] bytes = new byte[1024];

  private final TextEncoder text = new TextEncoder(this);

  /** Ensures capacity for {@code needed} bytes at {@code p}, and returns the array. */
  byte[] ensure(int p, int needed) {
    byte[] b = bytes;
    return b.length - p < needed ? grow(needed) : b;
  }

  private byte[] grow(int needed) {
    bytes = Arrays.copyOf(bytes, Math.addExact(2 * bytes.length, needed));
    return bytes;
  }

  static int putBoolean(byte[] b, int p, boolean value) {
    b[p] = (byte) (value ? 1 : 0);
    return p + 1;
  }

  static int putInt(byte[] b, int p, int value) {
    int bits = (value << 1) ^ (value >> 31);
    if ((bits & ~0x7F) == 0) {
      b[p] = (byte) bits;
      return p + 1;
    }
    if ((bits & ~0x3FFF) == 0) {
      b[p] = (byte) (bits | 0x80);
      b[p + 1] = (byte) (bits >>> 7);
      return p + 2;
    }
    return putTail(b, p, bits & 0xFFFF_FFFFL);
  }

  static int putLong(byte[] b, int p, long value) {
    long bits = (value << 1) ^ (value >> 63);
    if ((bits & ~0x7FL) == 0) {
      b[p] = (byte) bits;
      return p + 1;
    }
    if ((bits & ~0x3FFFL) == 0) {
      b[p] = (byte) (bits | 0x80);
      b[p + 1] = (byte) (bits >>> 7);
      return p + 2;
    }
    return putTail(b, p, bits);
  }

  private static int putTail(byte[] b, int p, long bits) {
    b[p] = (byte) (bits | 0x80);
    b[p + 1] = (byte) (bits >>> 7 | 0x80);
    long rest = bits >>> 14;
    int q = p + 2;
    while ((rest & ~0x7FL) != 0) {
      b[q++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    b[q] = (byte) rest;
    return q + 1;
  }

  static int putFloat(byte[] b, int p, float value) {
    ArrayViews.FLOATS.set(b, p, value);
    return p + 4;
  }

  static int putDouble(byte[] b, int p, double value) {
    ArrayViews.DOUBLES.set(b, p, value);
    return p + 8;
  }

  /** Writes a length and that many bytes, and ensures {@code reserve} more bytes of capacity. */
  int putBytes(int p, byte[] value, int reserve) {
    byte[] b = ensure(p, MAX_INT + value.length + reserve);
    int q = putInt(b, p, value.length);
    System.arraycopy(value, 0, b, q, value.length);
    return q + value.length;
  }

  /** Writes a length and the UTF-8 bytes, and ensures {@code reserve} more bytes of capacity. */
  @SuppressWarnings("deprecation") // Copying the low bytes is correct for checked ASCII.
  int putString(int p, String value, int reserve) {
    int length = value.length();
    if (length > SHORT_LENGTH) {
      return text.putLong(p, value, reserve);
    }
    byte[] b = ensure(p, 1 + length + reserve);
    value.getBytes(0, length, b, p + 1);
    if (!isAscii(value, length)) {
      return text.putShort(p, value, reserve);
    }
    b[p] = (byte) (length << 1);
    return p + 1 + length;
  }

  // Looks at the characters, because the low byte of another character can be ASCII.
  private boolean isAscii(String value, int length) {
    int seen = 0;
    if (USES_CHAR_AT) {
      for (int i = 0; i < length; i++) {
        seen |= value.charAt(i);
      }
    } else {
      char[] chars = text.take(value, length);
      for (int i = 0; i < length; i++) {
        seen |= chars[i];
      }
    }
    return seen <= 0x7F;
  }

  /**
   * Returns the position of the first byte of a string whose prefix is as long as it would be if
   * the string were ASCII.
   */
  static int afterPrefix(int p, int length) {
    return p + sizeOfLength(length);
  }

  /**
   * Writes the prefix of a string whose bytes are already there, moved if the prefix turns out
   * longer than expected.
   *
   * @param first the position of the first byte
   * @param end the position after the last byte
   */
  int finishString(int p, int first, int end, int reserve) {
    int size = end - first;
    int prefix = sizeOfLength(size);
    byte[] b = ensure(end, prefix + reserve);
    if (p + prefix != first) {
      System.arraycopy(b, first, b, p + prefix, size);
    }
    return putInt(b, p, size) + size;
  }

  private static int sizeOfLength(int length) {
    return length <= ONE_BYTE_PREFIX ? 1 : (38 - Integer.numberOfLeadingZeros(length << 1)) / 7;
  }
}
