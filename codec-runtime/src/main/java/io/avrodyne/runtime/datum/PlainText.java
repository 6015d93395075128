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
   * Returns whether bytes of UTF-8 are the characters that a string has in JSON: ASCII without
   * control characters, quotes and backslashes. Checks eight bytes at a time.
   */
  static boolean isPlain(byte[] bytes, int offset, int length) {
    if (length < Long.BYTES) {
      for (int i = offset; i < offset + length; i++) {
        if (bytes[i] < ' ' || bytes[i] == '"' || bytes[i] == '\\') {
          return false;
        }
      }
      return true;
    }
    int last = offset + length - Long.BYTES; // These may overlap with those before.
    long seen = unlike(bytes, last);
    for (int i = offset; i < last; i += Long.BYTES) {
      seen |= unlike(bytes, i);
    }
    return (seen & HIGH_BITS) == 0;
  }

  /**
   * Returns a number with a high bit if one of eight bytes is not plain. A byte that is too small
   * for a subtraction sets its own high bit, unless another below it has set one.
   */
  private static long unlike(byte[] bytes, int at) {
    long eight = (long) Primitives.LONGS.get(bytes, at);
    return eight | eight - SPACES | (eight ^ QUOTES) - ONES | (eight ^ BACKSLASHES) - ONES;
  }
}
