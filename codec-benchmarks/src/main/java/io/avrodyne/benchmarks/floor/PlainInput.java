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
    int q = p;
    while (b[q] < 0) {
      q++;
    }
    return q + 1;
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
