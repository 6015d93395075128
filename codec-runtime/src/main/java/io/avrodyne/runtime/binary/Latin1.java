package io.avrodyne.runtime.binary;

/**
 * A conversion between Latin-1 and UTF-8, in both directions. In most text of western languages,
 * some letters are not ASCII, and nearly all of these are Latin-1. Runs of ASCII are copied, eight
 * bytes at once. Nothing allocates.
 *
 * <p><b>Source.</b> Unicode Standard, tables 3-6 and 3-7.
 */
public final class Latin1 {

  /** The maximum number of bytes of UTF-8 for one character. */
  public static final int MAX_BYTES_PER_CHAR = 2;

  /** The result of {@link #decode} for other text, well-formed or not. */
  public static final int OTHER = -1;

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** The number of bytes that one iteration checks. */
  private static final int BLOCK = 8 * Long.BYTES;

  private Latin1() {}

  /** Returns whether all bytes are ASCII. */
  public static boolean isAscii(byte[] bytes, int offset, int length) {
    long seen = 0;
    if (length < BLOCK) {
      for (int i = 0; i < length; i++) {
        seen |= bytes[offset + i];
      }
    } else {
      // The last block may overlap with the one before.
      int last = offset + length - BLOCK;
      for (int p = offset; p < last; p += BLOCK) {
        seen |= block(bytes, p);
      }
      seen |= block(bytes, last);
    }
    return (seen & HIGH_BITS) == 0;
  }

  /** Returns the union of the bits of {@link #BLOCK} bytes. */
  private static long block(byte[] bytes, int p) {
    long first = eight(bytes, p) | eight(bytes, p + 8) | eight(bytes, p + 16);
    long second = eight(bytes, p + 24) | eight(bytes, p + 32) | eight(bytes, p + 40);
    return first | second | eight(bytes, p + 48) | eight(bytes, p + 56);
  }

  /**
   * Encodes characters of one byte each, which follow in the same array, as UTF-8 from {@code
   * position} on, and returns the position after the last byte.
   *
   * @param from the first character, at {@code position} plus the number of characters and {@link
   *     Long#BYTES}, or later, so that no character is overwritten before it is read
   * @param to the end of the characters, before which the array has {@link Long#BYTES} more bytes
   */
  public static int encode(byte[] bytes, int from, int to, int position) {
    int p = position;
    int i = from;
    while (i < to) {
      long next = eight(bytes, i);
      Primitives.LONGS.set(bytes, p, next);
      if (to - i >= Long.BYTES && (next & HIGH_BITS) == 0) {
        i += Long.BYTES;
        p += Long.BYTES;
        continue;
      }
      int ascii = Math.min(asciiIn(next), to - i);
      i += ascii;
      p += ascii;
      if (i < to) {
        int c = bytes[i++] & 0xFF;
        bytes[p] = (byte) (0xC0 | c >> 6);
        bytes[p + 1] = (byte) (0x80 | (c & 0x3F));
        p += 2;
      }
    }
    return p;
  }

  /**
   * Decodes the bytes from {@code position} to {@code end} (exclusive) to characters of one byte
   * each, and returns the number of characters or {@link #OTHER}.
   *
   * @param chars an array that is at least as long as the bytes; what follows the characters in it
   *     is overwritten
   */
  public static int decode(byte[] bytes, int position, int end, byte[] chars) {
    int p = position;
    int n = 0;
    while (p < end) {
      if (end - p >= Long.BYTES) {
        long next = eight(bytes, p);
        Primitives.LONGS.set(chars, n, next);
        if ((next & HIGH_BITS) == 0) {
          n += Long.BYTES;
          p += Long.BYTES;
          continue;
        }
        int ascii = asciiIn(next);
        n += ascii;
        p += ascii;
      }
      int c = bytes[p++];
      if (c < 0) {
        if ((c & 0xFE) != 0xC2 || p == end || (bytes[p] & 0xC0) != 0x80) {
          return OTHER;
        }
        c = c << 6 | (bytes[p++] & 0x3F);
      }
      chars[n++] = (byte) c;
    }
    return n;
  }

  /** Returns how many of eight bytes precede the first that is not ASCII. */
  private static int asciiIn(long eight) {
    return Long.numberOfTrailingZeros(eight & HIGH_BITS) / Byte.SIZE;
  }

  private static long eight(byte[] bytes, int p) {
    return (long) Primitives.LONGS.get(bytes, p);
  }
}
