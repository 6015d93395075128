package io.avrodyne.benchmarks.floor;

/**
 * Readers of Avro's primitives from an array, with or without checks of hostile input.
 *
 * <p>Positions are passed and returned, so that they stay in registers: a method that reads an
 * {@code int} returns it with the position after it, for {@link #value} and {@link #after}. Only
 * one subclass is loaded in a measurement, so HotSpot inlines its methods as if they were static.
 */
abstract class PlainInput {

  /** Up to this length, looking at eight bytes at a time costs less than to start a decoder. */
  private static final int SHORT_LENGTH = 16;

  private static final long SIGNS = 0x8080_8080_8080_8080L;

  /** A list does not reserve more space than this before its items have been seen. */
  private static final int MAX_PRESIZE = 1024;

  private final TextDecoder text = new TextDecoder();

  /** Returns the number that a method read. */
  static int value(long read) {
    return (int) read;
  }

  /** Returns the position after the number that a method read. */
  static int after(long read) {
    return (int) (read >>> 32);
  }

  static long result(int value, int after) {
    return (long) after << 32 | (value & 0xFFFF_FFFFL);
  }

  static int zigZag(int bits) {
    return bits >>> 1 ^ -(bits & 1);
  }

  static long zigZag(long bits) {
    return bits >>> 1 ^ -(bits & 1);
  }

  /** Reads an {@code int}. */
  abstract long readInt(byte[] b, int p, int limit);

  /** Returns the {@code long} at {@code p}. */
  abstract long longAt(byte[] b, int p, int limit);

  /** Returns the position after a {@code long}, which was read. */
  static int afterLong(byte[] b, int p) {
    if (b[p] >= 0) {
      return p + 1;
    }
    return b.length - p < PlainOutput.MAX_LONG ? afterLast(b, p) : p + lengthAt(b, p);
  }

  private static int afterLast(byte[] b, int p) {
    int q = p;
    while (b[q] < 0) {
      q++;
    }
    return q + 1;
  }

  /**
   * Returns the bits of a varint of two to four bytes, where four are left, with the position after
   * it; 0 if it is longer. Each step removes the sign of a byte, which says that another follows.
   */
  static long shortTailAt(byte[] b, int p) {
    int bits = b[p] ^ (b[p + 1] << 7);
    if (bits < 0) {
      return result(bits ^ (~0 << 7), p + 2);
    }
    bits ^= b[p + 2] << 14;
    if (bits >= 0) {
      return result(bits ^ (~0 << 7) ^ (~0 << 14), p + 3);
    }
    bits ^= b[p + 3] << 21;
    return bits < 0 ? result(bits ^ (~0 << 7) ^ (~0 << 14) ^ (~0 << 21), p + 4) : 0;
  }

  /** Returns the number of bytes of a varint, where ten are left; 11 if it is longer than that. */
  static int lengthAt(byte[] b, int p) {
    long ends = ~(long) ArrayViews.LONGS.get(b, p) & SIGNS;
    if (ends != 0) {
      return 1 + (Long.numberOfTrailingZeros(ends) >>> 3);
    }
    return b[p + 8] >= 0 ? 9 : b[p + 9] >= 0 ? 10 : 11;
  }

  /** Returns the bits of a varint of so many bytes, where ten are left. */
  static long bitsAt(byte[] b, int p, int length) {
    long eight = (long) ArrayViews.LONGS.get(b, p);
    if (length < Long.BYTES) {
      return joined(eight & ((1L << (length << 3)) - 1));
    }
    long bits = joined(eight);
    if (length > 8) {
      bits |= (b[p + 8] & 0x7FL) << 56;
    }
    return length > 9 ? bits | (long) b[p + 9] << 63 : bits;
  }

  /** Joins the low seven bits of each byte. */
  private static long joined(long eight) {
    long two = (eight & 0x007F_007F_007F_007FL) | (eight & 0x7F00_7F00_7F00_7F00L) >>> 1;
    long four = (two & 0x0000_3FFF_0000_3FFFL) | (two & 0x3FFF_0000_3FFF_0000L) >>> 2;
    return (four & 0x0FFF_FFFFL) | (four & 0x0FFF_FFFF_0000_0000L) >>> 4;
  }

  /** Returns {@code p} if that many bytes follow. */
  abstract int fixed(int p, int size, int limit);

  double doubleAt(byte[] b, int p, int limit) {
    return (double) ArrayViews.DOUBLES.get(b, fixed(p, 8, limit));
  }

  float floatAt(byte[] b, int p, int limit) {
    return (float) ArrayViews.FLOATS.get(b, fixed(p, 4, limit));
  }

  abstract boolean booleanAt(byte[] b, int p, int limit);

  /** Returns the index of a union's branch or of an enum's symbol, which is one byte. */
  abstract int indexAt(byte[] b, int p, int limit, int bound);

  /** Returns whether the union of a value and null contains the value. */
  final boolean presentAt(byte[] b, int p, int limit, int nullBranch) {
    return indexAt(b, p, limit, 2) != nullBranch;
  }

  /** Accepts the union of a value and null if it contains the value, which Java's type needs. */
  abstract void requirePresent(byte[] b, int p, int limit, int nullBranch);

  /** Returns a number that must be in a range, because Java's type is smaller than Avro's. */
  abstract int within(int value, int min, int max);

  /** Reads the length of a string or of bytes, which follow. */
  abstract long readLength(byte[] b, int p, int limit);

  /** Reads the number of items in a block, and skips the size in bytes if there is one. */
  abstract long readBlock(byte[] b, int p, int limit, int minItemBytes);

  /**
   * Accepts the end of a block's items.
   *
   * @param header the position of the block's header
   * @param p the position after the items
   */
  abstract void endBlock(byte[] b, int header, int p, int limit);

  /** Returns how many items a new list has space for. */
  static int presize(int count) {
    return Math.min(count, MAX_PRESIZE);
  }

  /** Returns the string of {@code length} bytes at {@code p}, which are there. */
  @SuppressWarnings("deprecation") // A copy with high bytes of zero is correct for checked ASCII.
  final String stringAt(byte[] b, int p, int length) {
    if (length <= SHORT_LENGTH && isAscii(b, p, length)) {
      return new String(b, 0, p, length);
    }
    return longStringAt(b, p, length);
  }

  abstract String longStringAt(byte[] b, int p, int length);

  /** Returns the decoder of strings that are long or contain bytes outside ASCII. */
  final TextDecoder text() {
    return text;
  }

  private static boolean isAscii(byte[] b, int p, int length) {
    long seen = 0;
    int i = p;
    int end = p + length;
    for (; i <= end - 8; i += 8) {
      seen |= (long) ArrayViews.LONGS.get(b, i);
    }
    for (; i < end; i++) {
      seen |= b[i];
    }
    return (seen & SIGNS) == 0;
  }
}
