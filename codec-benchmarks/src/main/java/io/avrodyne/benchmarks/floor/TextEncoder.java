package io.avrodyne.benchmarks.floor;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/** An encoder of the strings that are long or contain characters outside ASCII. */
final class TextEncoder {

  private static final int MAX_BYTES_OF_CHAR = 3;

  private final PlainOutput out;
  private final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
  private char[] chars = new char[64];
  private CharBuffer source = CharBuffer.wrap(chars);
  private byte[] array = {};
  private ByteBuffer target = ByteBuffer.wrap(array);

  TextEncoder(PlainOutput out) {
    this.out = out;
  }

  /** Writes a short string in a loop, which costs less than to start the JDK's encoder. */
  int putShort(int p, String value, int reserve) {
    int length = value.length();
    int first = PlainOutput.afterPrefix(p, length);
    byte[] b = out.ensure(first, MAX_BYTES_OF_CHAR * length);
    char[] c = take(value, length);
    int i = 0;
    // The output already contains the ASCII run, as low bytes.
    while (c[i] < 0x80) {
      i++;
    }
    return out.finishString(p, first, put(b, first + i, c, i, length), reserve);
  }

  private static int put(byte[] b, int p, char[] chars, int from, int length) {
    int q = p;
    for (int i = from; i < length; i++) {
      int c = chars[i];
      if (c < 0x80) {
        b[q++] = (byte) c;
      } else if (c < 0x800) {
        b[q] = (byte) (0xC0 | c >> 6);
        b[q + 1] = (byte) (0x80 | (c & 0x3F));
        q += 2;
      } else if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
        b[q] = (byte) (0xE0 | c >> 12);
        b[q + 1] = (byte) (0x80 | (c >> 6 & 0x3F));
        b[q + 2] = (byte) (0x80 | (c & 0x3F));
        q += 3;
      } else {
        q = putPair(b, q, chars, i++, length);
      }
    }
    return q;
  }

  private static int putPair(byte[] b, int p, char[] chars, int i, int length) {
    if (i + 1 == length || !Character.isSurrogatePair(chars[i], chars[i + 1])) {
      throw loneSurrogate();
    }
    int c = Character.toCodePoint(chars[i], chars[i + 1]);
    b[p] = (byte) (0xF0 | c >> 18);
    b[p + 1] = (byte) (0x80 | (c >> 12 & 0x3F));
    b[p + 2] = (byte) (0x80 | (c >> 6 & 0x3F));
    b[p + 3] = (byte) (0x80 | (c & 0x3F));
    return p + 4;
  }

  /** Writes a long string with the JDK's encoder. */
  int putLong(int p, String value, int reserve) {
    int length = value.length();
    int first = PlainOutput.afterPrefix(p, length);
    byte[] b = out.ensure(first, MAX_BYTES_OF_CHAR * length);
    take(value, length);
    if (array != b) {
      array = b;
      target = ByteBuffer.wrap(b);
    }
    target.limit(b.length).position(first);
    source.limit(length).position(0);
    if (!encoder.reset().encode(source, target, true).isUnderflow()) {
      throw loneSurrogate();
    }
    return out.finishString(p, first, target.position(), reserve);
  }

  /** Returns the characters, in an array that the next call uses again. */
  char[] take(String value, int length) {
    if (chars.length < length) {
      chars = new char[2 * length];
      source = CharBuffer.wrap(chars);
    }
    value.getChars(0, length, chars, 0);
    return chars;
  }

  private static IllegalArgumentException loneSurrogate() {
    return new IllegalArgumentException("a lone surrogate cannot be encoded as UTF-8");
  }
}
