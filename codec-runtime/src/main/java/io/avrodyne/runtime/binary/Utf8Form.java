package io.avrodyne.runtime.binary;

/**
 * Checks of UTF-8 that do not allocate.
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
      int size = sizeAt(bytes, p, end);
      if (size == 0) {
        return false;
      }
      p += size;
    }
    return true;
  }

  /**
   * Returns the number of bytes of the character at a position before {@code end}, or 0 if no
   * well-formed one begins there.
   */
  public static int sizeAt(byte[] bytes, int p, int end) {
    int first = bytes[p];
    if (first >= 0) {
      return 1;
    }
    int size = sizeOf(first & 0xFF);
    return size > 0 && end - p >= size && continues(bytes, p, size) ? size : 0;
  }

  /** Returns whether the bytes are the UTF-8 form of a string. A lone surrogate has none. */
  public static boolean isFormOf(String text, byte[] bytes, int offset, int length) {
    int end = offset + length;
    int p = offset;
    int point;
    for (int i = 0; i < text.length(); i += Character.charCount(point)) {
      point = text.codePointAt(i);
      int more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x1_0000 ? 2 : 3;
      if (end - p <= more || !isPoint(bytes, p, point, more)) {
        return false;
      }
      p += 1 + more;
    }
    return p == end;
  }

  /** Returns whether the bytes are a code point that has this many of them after the first. */
  private static boolean isPoint(byte[] bytes, int p, int point, int more) {
    int first = more == 0 ? point : (0xF80 >> more) | (point >> (6 * more));
    if (bytes[p] != (byte) first || (more == 2 && Character.isSurrogate((char) point))) {
      return false;
    }
    for (int i = 1; i <= more; i++) {
      if (bytes[p + i] != (byte) (0x80 | ((point >> (6 * (more - i))) & 0x3F))) {
        return false;
      }
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
