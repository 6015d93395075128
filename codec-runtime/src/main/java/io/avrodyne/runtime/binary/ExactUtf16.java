package io.avrodyne.runtime.binary;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * A conversion between UTF-8 and UTF-16 in an array of exactly its size, in the processor's byte
 * order, as strings hold it, in both directions. Nothing beyond the end of such an array is read or
 * written, and nothing allocates.
 *
 * <p><b>Source.</b> Unicode Standard, tables 3-6 and 3-7.
 */
public final class ExactUtf16 {

  /** The result for text that is not well-formed. */
  public static final int MALFORMED = Utf8Chars.MALFORMED;

  private static final VarHandle CHARS =
      MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.nativeOrder());

  /** Where the low byte of a character is when its bytes are read in little-endian order. */
  private static final int LOW_BYTE =
      ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? 0 : Byte.SIZE;

  /** The number of characters that are converted at once. */
  private static final int FOUR = Long.BYTES / Character.BYTES;

  /** The bits that ASCII characters lack, of four of them. */
  private static final long NOT_ASCII = Long.rotateLeft(0xFF80_FF80_FF80_FF80L, LOW_BYTE);

  private static final int HIGH_BITS = 0x8080_8080;

  private ExactUtf16() {}

  /** Returns a character. */
  public static int at(byte[] utf16, int index) {
    return (char) CHARS.get(utf16, index << 1);
  }

  /**
   * Encodes the characters from index {@code from} to index {@code to} (exclusive) into an array
   * with space for {@link Utf8Chars#MAX_BYTES_PER_CHAR} bytes each and {@link
   * Utf8Chars#SPARE_BYTES}, and returns the position after the last byte.
   *
   * @param strict whether a lone surrogate yields {@link #MALFORMED} and not a question mark
   */
  public static int encode(
      byte[] utf16, int from, int to, byte[] bytes, int position, boolean strict) {
    int p = position;
    int i = from;
    while (i < to) {
      int c = at(utf16, i);
      if (c < 0x80) {
        long four = to - i >= FOUR ? (long) Primitives.LONGS.get(utf16, i << 1) : NOT_ASCII;
        if ((four & NOT_ASCII) == 0) {
          Primitives.INTS.set(bytes, p, packed(four));
          i += FOUR;
          p += FOUR;
        } else {
          bytes[p++] = (byte) c;
          i++;
        }
      } else if (c < 0x800) {
        Primitives.INTS.set(bytes, p, 0x80C0 | c >> 6 | (c & 0x3F) << 8);
        i++;
        p += 2;
      } else if (!Character.isSurrogate((char) c)) {
        int three = 0x80_80E0 | c >> 12 | (c & 0xFC0) << 2 | (c & 0x3F) << 16;
        Primitives.INTS.set(bytes, p, three);
        i++;
        p += 3;
      } else if (i + 1 < to && isPair(c, at(utf16, i + 1))) {
        int point = Character.toCodePoint((char) c, (char) at(utf16, i + 1));
        Primitives.INTS.set(bytes, p, Utf8Chars.four(point));
        i += 2;
        p += 4;
      } else if (strict) {
        return MALFORMED;
      } else {
        bytes[p++] = '?';
        i++;
      }
    }
    return p;
  }

  private static boolean isPair(int high, int low) {
    return Character.isSurrogatePair((char) high, (char) low);
  }

  /** Returns the bytes of four ASCII characters. */
  private static int packed(long four) {
    long two = four >>> LOW_BYTE;
    two = (two | two >>> Byte.SIZE) & 0x0000_FFFF_0000_FFFFL;
    return (int) (two | two >>> Short.SIZE);
  }

  /** Returns the characters of four bytes, whose high bits are ignored. */
  private static long spread(int bytes) {
    long two = bytes & 0x7F7F_7F7FL;
    two = (two | two << Short.SIZE) & 0x0000_FFFF_0000_FFFFL;
    two = (two | two << Byte.SIZE) & 0x00FF_00FF_00FF_00FFL;
    return two << LOW_BYTE;
  }

  /**
   * Decodes the bytes from {@code position} to {@code end} (exclusive), and returns the number of
   * characters or {@link #MALFORMED}, also if none of them is beyond Latin-1 or the array cannot
   * hold them all.
   *
   * @param utf16 an array for the characters; what follows them in it may be overwritten
   */
  public static int decode(byte[] bytes, int position, int end, byte[] utf16) {
    int units = utf16.length >> 1;
    int p = position;
    int n = 0;
    int seen = 0;
    while (end - p >= Integer.BYTES && n < units) {
      int next = (int) Primitives.INTS.get(bytes, p);
      if ((next & 0x80) == 0) {
        if (units - n < FOUR) {
          CHARS.set(utf16, n++ << 1, (char) (next & 0x7F));
          p++;
        } else {
          // All four are written, since the number of those that are ASCII varies.
          Primitives.LONGS.set(utf16, n << 1, spread(next));
          int ascii = Integer.numberOfTrailingZeros(next & HIGH_BITS) >>> 3;
          n += ascii;
          p += ascii;
        }
        continue;
      }
      int c;
      if ((next & 0xC0E0) == 0x80C0) {
        c = Utf8Chars.ofTwo(next);
        if (c < 0x80) {
          return MALFORMED;
        }
        p += 2;
      } else if ((next & 0xC0_C0F0) == 0x80_80E0) {
        c = Utf8Chars.ofThree(next);
        if (c < 0x800 || Character.isSurrogate((char) c)) {
          return MALFORMED;
        }
        p += 3;
      } else {
        int point = (next & 0xC0C0_C0F8) == 0x8080_80F0 ? Utf8Chars.ofFour(next) : 0;
        if (!Character.isSupplementaryCodePoint(point) || n + 1 == units) {
          return MALFORMED;
        }
        CHARS.set(utf16, n++ << 1, Character.highSurrogate(point));
        c = Character.lowSurrogate(point);
        p += 4;
      }
      CHARS.set(utf16, n++ << 1, (char) c);
      seen |= c;
    }
    return decodeLast(bytes, p, end, utf16, n, seen);
  }

  /** Decodes the last bytes, fewer than four, to characters from {@code n} on. */
  private static int decodeLast(
      byte[] bytes, int position, int end, byte[] utf16, int from, int before) {
    int units = utf16.length >> 1;
    int p = position;
    int n = from;
    int seen = before;
    while (p < end && n < units) {
      int c = bytes[p++];
      if (c < 0) {
        int more = (c & 0xE0) == 0xC0 ? 1 : (c & 0xF0) == 0xE0 ? 2 : 0;
        if (more == 0 || end - p < more) {
          return MALFORMED;
        }
        c &= 0x1F >> (more - 1);
        for (int i = 0; i < more; i++) {
          if ((bytes[p] & 0xC0) != 0x80) {
            return MALFORMED;
          }
          c = c << 6 | (bytes[p++] & 0x3F);
        }
        if (c < (more == 1 ? 0x80 : 0x800) || Character.isSurrogate((char) c)) {
          return MALFORMED;
        }
      }
      CHARS.set(utf16, n++ << 1, (char) c);
      seen |= c;
    }
    return p == end && seen > 0xFF ? n : MALFORMED;
  }

  /** Returns whether bytes are the UTF-8 form of characters. A lone surrogate has none. */
  public static boolean isFormOf(byte[] utf16, byte[] bytes, int position, int length) {
    int units = utf16.length >> 1;
    int end = position + length;
    int p = position;
    int i = 0;
    while (i < units && end - p >= Integer.BYTES) {
      int next = (int) Primitives.INTS.get(bytes, p);
      int c = at(utf16, i++);
      int size;
      int form;
      if (c < 0x80) {
        size = 1;
        form = c;
      } else if (c < 0x800) {
        size = 2;
        form = 0x80C0 | c >> 6 | (c & 0x3F) << 8;
      } else if (!Character.isSurrogate((char) c)) {
        size = 3;
        form = 0x80_80E0 | c >> 12 | (c & 0xFC0) << 2 | (c & 0x3F) << 16;
      } else if (i < units && isPair(c, at(utf16, i))) {
        size = 4;
        form = Utf8Chars.four(Character.toCodePoint((char) c, (char) at(utf16, i++)));
      } else {
        return false;
      }
      if ((next ^ form) << (Integer.SIZE - Byte.SIZE * size) != 0) {
        return false;
      }
      p += size;
    }
    return isEndOf(utf16, i, bytes, p, end);
  }

  /** Returns whether the last bytes, if fewer than four, are the form of the other characters. */
  private static boolean isEndOf(byte[] utf16, int from, byte[] bytes, int position, int end) {
    int units = utf16.length >> 1;
    int p = position;
    for (int i = from; i < units; i++) {
      int c = at(utf16, i);
      int more = c < 0x80 ? 0 : c < 0x800 ? 1 : 2;
      if (end - p <= more || Character.isSurrogate((char) c)) {
        return false;
      }
      int form = more == 0 ? c : (0xF80 >> more) | (c >> (6 * more));
      boolean equal = bytes[p++] == (byte) form;
      for (int left = more - 1; left >= 0; left--) {
        equal &= bytes[p++] == (byte) (0x80 | ((c >> (6 * left)) & 0x3F));
      }
      if (!equal) {
        return false;
      }
    }
    return p == end;
  }
}
