package io.avrodyne.runtime.binary;

/**
 * A check for well-formed UTF-8 that does not allocate.
 *
 * <p><b>Source.</b> Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
 */
public final class Utf8Form {

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  private Utf8Form() {}

  private static long eight(byte[] bytes, int p) {
    return (long) Primitives.LONGS.get(bytes, p);
  }

  /** Returns whether the bytes are well-formed UTF-8. */
  public static boolean isWellFormed(byte[] bytes, int offset, int length) {
    int end = offset + length;
    int p = offset;
    while (end - p >= Long.BYTES && (eight(bytes, p) & HIGH_BITS) == 0) {
      p += Long.BYTES;
    }
    while (p < end) {
      int first = bytes[p];
      int size = first >= 0 ? 1 : sizeOf(first & 0xFF);
      if (size == 0 || end - p < size || (size > 1 && !continues(bytes, p, size))) {
        return false;
      }
      p += size;
    }
    return true;
  }

  /**
   * Returns the length of the sequence that begins with a given byte, or 0 if no sequence begins
   * with it.
   */
  private static int sizeOf(int first) {
    if (first < 0xC2 || first > 0xF4) {
      return 0;
    }
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  }

  private static boolean continues(byte[] bytes, int p, int size) {
    int first = bytes[p] & 0xFF;
    int second = bytes[p + 1] & 0xFF;
    if (second < lowestSecond(first) || second > highestSecond(first)) {
      return false;
    }
    for (int i = 2; i < size; i++) {
      if ((bytes[p + i] & 0xC0) != 0x80) {
        return false;
      }
    }
    return true;
  }

  /** Excludes overlong forms. */
  private static int lowestSecond(int first) {
    return first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  }

  /** Excludes surrogates and values beyond U+10FFFF. */
  private static int highestSecond(int first) {
    return first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  }
}
