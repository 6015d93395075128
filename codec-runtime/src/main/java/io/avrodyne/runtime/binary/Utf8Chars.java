package io.avrodyne.runtime.binary;

/**
 * A conversion between characters and UTF-8, in both directions, for text that is not only ASCII.
 * It neither allocates nor calls a charset of the JDK, whose fixed costs exceed the cost of a short
 * string.
 *
 * <p><b>Source.</b> Unicode Standard, tables 3-6 and 3-7.
 */
public final class Utf8Chars {

  /** The maximum number of bytes for one character. */
  public static final int MAX_BYTES_PER_CHAR = 3;

  /**
   * How many bytes an array must have beyond {@link #MAX_BYTES_PER_CHAR} for each character,
   * because four bytes are written at once.
   */
  public static final int SPARE_BYTES = 1;

  /** The result for text that is not well-formed. */
  public static final int MALFORMED = -1;

  private Utf8Chars() {}

  /**
   * Encodes the characters from index {@code from} to index {@code to} (exclusive) into an array
   * with space for {@link #MAX_BYTES_PER_CHAR} bytes each and {@link #SPARE_BYTES}, and returns the
   * position after the last byte.
   *
   * @param strict whether a lone surrogate yields {@link #MALFORMED} and not a question mark
   */
  public static int encode(
      char[] chars, int from, int to, byte[] bytes, int position, boolean strict) {
    int p = position;
    int i = from;
    while (i < to) {
      int c = chars[i++];
      if (c < 0x80) {
        bytes[p++] = (byte) c;
      } else if (c < 0x800) {
        Primitives.INTS.set(bytes, p, 0x80C0 | c >> 6 | (c & 0x3F) << 8);
        p += 2;
      } else if (!Character.isSurrogate((char) c)) {
        int three = 0x80_80E0 | c >> 12 | (c & 0xFC0) << 2 | (c & 0x3F) << 16;
        Primitives.INTS.set(bytes, p, three);
        p += 3;
      } else if (i < to && Character.isSurrogatePair((char) c, chars[i])) {
        Primitives.INTS.set(bytes, p, four(Character.toCodePoint((char) c, chars[i++])));
        p += 4;
      } else if (strict) {
        return MALFORMED;
      } else {
        bytes[p++] = '?';
      }
    }
    return p;
  }

  static int four(int codePoint) {
    int ends = codePoint >> 18 | (codePoint & 0x3F) << 24;
    return 0x8080_80F0 | ends | (codePoint & 0x3_F000) >> 4 | (codePoint & 0xFC0) << 10;
  }

  /**
   * Decodes the bytes from {@code position} to {@code end} (exclusive), and returns the number of
   * characters or {@link #MALFORMED}.
   *
   * @param chars an array that is at least as long as the bytes; what follows the characters in it
   *     is overwritten
   */
  public static int decode(byte[] bytes, int position, int end, char[] chars) {
    int p = position;
    int n = 0;
    while (end - p >= Integer.BYTES) {
      int next = (int) Primitives.INTS.get(bytes, p);
      if ((next & 0x80) == 0) {
        // One to four ASCII characters. All four are written, since their number varies.
        chars[n] = (char) (next & 0x7F);
        chars[n + 1] = (char) (next >> 8 & 0x7F);
        chars[n + 2] = (char) (next >> 16 & 0x7F);
        chars[n + 3] = (char) (next >> 24 & 0x7F);
        int ascii = Integer.numberOfTrailingZeros(next & 0x8080_8080) >>> 3;
        n += ascii;
        p += ascii;
      } else if ((next & 0xC0E0) == 0x80C0) {
        int c = ofTwo(next);
        if (c < 0x80) {
          return MALFORMED;
        }
        chars[n++] = (char) c;
        p += 2;
      } else if ((next & 0xC0_C0F0) == 0x80_80E0) {
        int c = ofThree(next);
        if (c < 0x800 || Character.isSurrogate((char) c)) {
          return MALFORMED;
        }
        chars[n++] = (char) c;
        p += 3;
      } else {
        int c = (next & 0xC0C0_C0F8) == 0x8080_80F0 ? ofFour(next) : 0;
        if (!Character.isSupplementaryCodePoint(c)) {
          return MALFORMED;
        }
        chars[n] = Character.highSurrogate(c);
        chars[n + 1] = Character.lowSurrogate(c);
        n += 2;
        p += 4;
      }
    }
    return decodeLast(bytes, p, end, chars, n);
  }

  /** Decodes the last bytes, fewer than four, to characters from {@code n} on. */
  private static int decodeLast(byte[] bytes, int position, int end, char[] chars, int n) {
    int next = 0;
    for (int i = end - 1; i >= position; i--) {
      next = next << 8 | (bytes[i] & 0xFF);
    }
    int p = position;
    int count = n;
    while (p < end) {
      int size = (next & 0x80) == 0 ? 1 : (next & 0xC0E0) == 0x80C0 ? 2 : 3;
      int c = size == 1 ? next & 0x7F : size == 2 ? ofTwo(next) : ofThree(next);
      boolean overlong = (size == 2 && c < 0x80) || (size == 3 && c < 0x800);
      boolean malformed = size == 3 && (next & 0xC0_C0F0) != 0x80_80E0;
      if (overlong || malformed || Character.isSurrogate((char) c)) {
        return MALFORMED;
      }
      chars[count++] = (char) c;
      p += size;
      next >>>= 8 * size;
    }
    return count;
  }

  static int ofTwo(int next) {
    return (next & 0x1F) << 6 | (next >> 8 & 0x3F);
  }

  static int ofThree(int next) {
    return (next & 0x0F) << 12 | (next >> 2 & 0xFC0) | (next >> 16 & 0x3F);
  }

  static int ofFour(int next) {
    return (next & 0x07) << 18 | (next & 0x3F00) << 4 | (next >> 10 & 0xFC0) | (next >> 24 & 0x3F);
  }
}
