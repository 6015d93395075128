package io.avrodyne.benchmarks.floor;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A decoder of UTF-8. */
final class TextDecoder {

  /** The lowest first byte of a character of three or four bytes. */
  private static final int THREE_BYTES = 0xE0;

  private static final int FOUR_BYTES = 0xF0;

  private char[] chars = new char[64];

  /**
   * Returns the string. Text that begins with a character of three or four bytes, as Chinese does,
   * goes through a separate loop, because the JDK's decoder allocates an array in addition to the
   * string. For everything else, the JDK's decoder is faster.
   */
  String decode(byte[] b, int p, int length, boolean checked) {
    if (length > 0 && (b[p] & 0xFF) >= THREE_BYTES) {
      return decodeWide(b, p, length, checked);
    }
    String text = new String(b, p, length, StandardCharsets.UTF_8);
    // Malformed bytes became U+FFFD, and so did the three bytes that encode U+FFFD itself.
    if (checked && text.indexOf('\uFFFD') >= 0) {
      requireWellFormed(b, p, length);
    }
    return text;
  }

  private String decodeWide(byte[] b, int p, int length, boolean checked) {
    if (chars.length < length) {
      chars = new char[2 * length];
    }
    int end = p + length;
    char[] c = chars;
    int n = 0;
    int q = p;
    while (q < end) {
      int first = b[q] & 0xFF;
      if (first < 0x80) {
        c[n++] = (char) first;
        q++;
      } else if (first < THREE_BYTES) {
        requireSize(checked, 2, q, end);
        int bits = (first & 0x1F) << 6 | (b[q + 1] & 0x3F);
        if (checked && (bits < 0x80 || first < 0xC0 || !follows(b[q + 1]))) {
          throw malformed(p);
        }
        c[n++] = (char) bits;
        q += 2;
      } else if (first < FOUR_BYTES) {
        requireSize(checked, 3, q, end);
        int bits = (first & 0x0F) << 12 | (b[q + 1] & 0x3F) << 6 | (b[q + 2] & 0x3F);
        if (checked && !isValid(bits, b[q + 1], b[q + 2])) {
          throw malformed(p);
        }
        c[n++] = (char) bits;
        q += 3;
      } else {
        requireSize(checked, 4, q, end);
        int point = pointAt(b, q);
        if (checked && !isPair(point, first, b, q)) {
          throw malformed(p);
        }
        c[n] = Character.highSurrogate(point);
        c[n + 1] = Character.lowSurrogate(point);
        n += 2;
        q += 4;
      }
    }
    return new String(c, 0, n);
  }

  private static void requireSize(boolean checked, int size, int q, int end) {
    if (checked && end - q < size) {
      throw malformed(q);
    }
  }

  private static boolean follows(byte next) {
    return (next & 0xC0) == 0x80;
  }

  private static boolean isValid(int bits, byte second, byte third) {
    return bits >= 0x800
        && !Character.isSurrogate((char) bits)
        && follows(second)
        && follows(third);
  }

  private static int pointAt(byte[] b, int q) {
    return (b[q] & 0x07) << 18
        | (b[q + 1] & 0x3F) << 12
        | (b[q + 2] & 0x3F) << 6
        | (b[q + 3] & 0x3F);
  }

  private static boolean isPair(int point, int first, byte[] b, int q) {
    return first < 0xF8
        && Character.isSupplementaryCodePoint(point)
        && follows(b[q + 1])
        && follows(b[q + 2])
        && follows(b[q + 3]);
  }

  private static void requireWellFormed(byte[] b, int p, int length) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(b, p, length));
    } catch (CharacterCodingException e) {
      throw malformed(p);
    }
  }

  private static IllegalArgumentException malformed(int p) {
    return CheckedInput.malformed("a string is not valid UTF-8", p);
  }
}
