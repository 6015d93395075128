package io.avrodyne.runtime.binary;

import java.util.Arrays;

/**
 * A conversion between UTF-8 and Latin-1 in an array of exactly its length, as strings hold it, in
 * both directions. Nothing beyond the end of such an array is read or written, and nothing
 * allocates.
 *
 * <p><b>Source.</b> Unicode Standard, tables 3-6 and 3-7.
 */
public final class ExactLatin1 {

  /** The bits that only bytes beyond ASCII have, of eight bytes. */
  public static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** The most bytes that {@link #copy} copies. */
  public static final int MAX_COPIED = 64;

  /** Up to this length, comparing in a loop costs less than calling the JDK. */
  private static final int MEDIUM_LENGTH = 63;

  private ExactLatin1() {}

  /**
   * Copies up to {@link #MAX_COPIED} bytes, and returns the union of the bits of groups of them, of
   * which none has one of {@link #HIGH_BITS} if all bytes are ASCII. The groups overlap and do not
   * depend on each other, which takes half as long as a loop for up to 16 bytes.
   */
  public static long copy(byte[] from, int first, int length, byte[] to, int position) {
    if (length < Long.BYTES) {
      return copyFew(from, first, length, to, position);
    }
    int last = length - Long.BYTES;
    long seen = copyEight(from, first, to, position);
    seen |= copyEight(from, first + last, to, position + last);
    return length <= 16 ? seen : seen | copyMiddle(from, first, last, to, position);
  }

  /** Copies what is between the first eight bytes and the last eight of more than sixteen. */
  private static long copyMiddle(byte[] from, int first, int last, byte[] to, int position) {
    long seen = copyEight(from, first + 8, to, position + 8);
    seen |= copyEight(from, first + last - 8, to, position + last - 8);
    if (last > 24) {
      seen |= copyEight(from, first + 16, to, position + 16);
      seen |= copyEight(from, first + 24, to, position + 24);
      seen |= copyEight(from, first + last - 16, to, position + last - 16);
      seen |= copyEight(from, first + last - 24, to, position + last - 24);
    }
    return seen;
  }

  private static long copyEight(byte[] from, int i, byte[] to, int p) {
    long eight = eight(from, i);
    Primitives.LONGS.set(to, p, eight);
    return eight;
  }

  private static long copyFew(byte[] from, int first, int length, byte[] to, int position) {
    if (length >= Integer.BYTES) {
      int last = length - Integer.BYTES;
      int head = (int) Primitives.INTS.get(from, first);
      int tail = (int) Primitives.INTS.get(from, first + last);
      Primitives.INTS.set(to, position, head);
      Primitives.INTS.set(to, position + last, tail);
      return head | tail;
    }
    long seen = 0;
    for (int i = 0; i < length; i++) {
      byte next = from[first + i];
      to[position + i] = next;
      seen |= next;
    }
    return seen;
  }

  /** Returns the number of characters beyond ASCII, each of which takes two bytes in UTF-8. */
  public static int countBeyondAscii(byte[] latin1) {
    int count = 0;
    int i = 0;
    for (; latin1.length - i >= Long.BYTES; i += Long.BYTES) {
      count += Long.bitCount(eight(latin1, i) & HIGH_BITS);
    }
    for (; i < latin1.length; i++) {
      count += latin1[i] >>> (Integer.SIZE - 1);
    }
    return count;
  }

  /**
   * Encodes characters as UTF-8, and returns the position after the last byte.
   *
   * @param bytes an array with {@link Long#BYTES} bytes more than the characters take
   */
  public static int encode(byte[] latin1, byte[] bytes, int position) {
    int p = position;
    int i = 0;
    while (i < latin1.length) {
      if (latin1.length - i >= Long.BYTES) {
        long next = eight(latin1, i);
        Primitives.LONGS.set(bytes, p, next);
        int ascii = asciiIn(next);
        i += ascii;
        p += ascii;
        if (ascii == Long.BYTES) {
          continue;
        }
      }
      int c = latin1[i++];
      if (c >= 0) {
        bytes[p++] = (byte) c;
      } else {
        bytes[p] = (byte) (0xC0 | (c & 0xFF) >> 6);
        bytes[p + 1] = (byte) (0x80 | (c & 0x3F));
        p += 2;
      }
    }
    return p;
  }

  /**
   * Decodes the bytes from {@code position} to {@code end} (exclusive), and returns whether they
   * are well-formed UTF-8 of as many characters as the array has, all of them Latin-1.
   */
  public static boolean decode(byte[] bytes, int position, int end, byte[] latin1) {
    int p = position;
    int n = 0;
    while (p < end) {
      // There are at least as many bytes left as characters.
      if (Math.min(latin1.length - n, end - p) >= Long.BYTES) {
        long next = eight(bytes, p);
        Primitives.LONGS.set(latin1, n, next);
        int ascii = asciiIn(next);
        n += ascii;
        p += ascii;
        if (ascii == Long.BYTES) {
          continue;
        }
      }
      int c = bytes[p++];
      if (c < 0) {
        if ((c & 0xFE) != 0xC2 || p == end || (bytes[p] & 0xC0) != 0x80) {
          return false;
        }
        c = c << 6 | (bytes[p++] & 0x3F);
      }
      if (n == latin1.length) {
        return false;
      }
      latin1[n++] = (byte) c;
    }
    return n == latin1.length;
  }

  /** Returns whether bytes are the UTF-8 form of characters. */
  public static boolean isFormOf(byte[] latin1, byte[] bytes, int position, int length) {
    if (latin1.length == length) {
      return isAsciiOf(latin1, bytes, position);
    }
    int end = position + length;
    int p = position;
    for (int i = 0; i < latin1.length; i++) {
      int c = latin1[i];
      if (c < 0) {
        if (end - p < 2 || bytes[p] != (byte) (0xC0 | (c & 0xFF) >> 6)) {
          return false;
        }
        p++;
        c = (byte) (0x80 | (c & 0x3F));
      }
      if (p == end || bytes[p] != c) {
        return false;
      }
      p++;
    }
    return p == end;
  }

  /**
   * Returns whether all characters are ASCII, and as many bytes from a position on are the same.
   */
  private static boolean isAsciiOf(byte[] latin1, byte[] bytes, int position) {
    int length = latin1.length;
    if (length > MEDIUM_LENGTH) {
      return Arrays.equals(latin1, 0, length, bytes, position, position + length)
          && Latin1.isAscii(latin1, 0, length);
    }
    if (length < Long.BYTES) {
      return areFewAsciiOf(latin1, bytes, position);
    }
    int last = length - Long.BYTES;
    for (int i = 0; i < last; i += Long.BYTES) {
      if (differ(latin1, i, bytes, position + i) != 0) {
        return false;
      }
    }
    return differ(latin1, last, bytes, position + last) == 0;
  }

  private static boolean areFewAsciiOf(byte[] latin1, byte[] bytes, int position) {
    int length = latin1.length;
    if (length >= Integer.BYTES) {
      int last = length - Integer.BYTES;
      int head = (int) Primitives.INTS.get(latin1, 0);
      int tail = (int) Primitives.INTS.get(latin1, last);
      int other = head ^ (int) Primitives.INTS.get(bytes, position);
      other |= tail ^ (int) Primitives.INTS.get(bytes, position + last);
      return (other | ((head | tail) & (int) HIGH_BITS)) == 0;
    }
    int other = 0;
    for (int i = 0; i < length; i++) {
      other |= (latin1[i] ^ bytes[position + i]) | (latin1[i] & 0x80);
    }
    return other == 0;
  }

  /** Returns the bits in which eight bytes differ, and those that are not of ASCII. */
  private static long differ(byte[] latin1, int i, byte[] bytes, int p) {
    long chars = eight(latin1, i);
    return (chars ^ eight(bytes, p)) | (chars & HIGH_BITS);
  }

  /** Returns how many of eight bytes precede the first that is not ASCII. */
  private static int asciiIn(long eight) {
    return Long.numberOfTrailingZeros(eight & HIGH_BITS) / Byte.SIZE;
  }

  private static long eight(byte[] bytes, int p) {
    return (long) Primitives.LONGS.get(bytes, p);
  }
}
