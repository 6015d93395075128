package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.binary.Primitives;

/** Text whose bytes are those of the string in JSON. */
final class PlainText {

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long SPACES = ' ' * ONES;
  private static final long QUOTES = '"' * ONES;
  private static final long BACKSLASHES = '\\' * ONES;

  private PlainText() {}

  /**
   * Copies bytes of UTF-8, and returns whether they are the characters that a string has in JSON:
   * ASCII without control characters, quotes and backslashes. Takes eight bytes at a time.
   */
  static boolean copy(byte[] from, int offset, int length, byte[] to, int start) {
    if (length < Long.BYTES) {
      return copyFew(from, offset, length, to, start);
    }
    int last = length - Long.BYTES; // These may overlap with those before.
    long seen =
        copyEight(from, offset, to, start) | copyEight(from, offset + last, to, start + last);
    for (int i = Long.BYTES; i < last; i += Long.BYTES) { // Most texts need no loop.
      seen |= copyEight(from, offset + i, to, start + i);
    }
    return (seen & HIGH_BITS) == 0;
  }

  private static boolean copyFew(byte[] from, int offset, int length, byte[] to, int start) {
    for (int i = 0; i < length; i++) {
      byte next = from[offset + i];
      if (next < ' ' || next == '"' || next == '\\') {
        return false;
      }
      to[start + i] = next;
    }
    return true;
  }

  /** Returns the position of the next byte that may not be plain, at most eight bytes on. */
  static int skip(byte[] bytes, int from, int end) {
    if (from > bytes.length - Long.BYTES) {
      return from;
    }
    long unlike = unlike((long) Primitives.LONGS.get(bytes, from)) & HIGH_BITS;
    return Math.min(end, from + Long.numberOfTrailingZeros(unlike) / Byte.SIZE);
  }

  private static long copyEight(byte[] from, int offset, byte[] to, int start) {
    long eight = (long) Primitives.LONGS.get(from, offset);
    Primitives.LONGS.set(to, start, eight);
    return unlike(eight);
  }

  /**
   * Returns a number whose lowest high bit is that of the first byte that is not plain. A byte that
   * is too small for a subtraction sets its own high bit, unless another below it has set one.
   */
  private static long unlike(long eight) {
    return eight | eight - SPACES | (eight ^ QUOTES) - ONES | (eight ^ BACKSLASHES) - ONES;
  }
}
