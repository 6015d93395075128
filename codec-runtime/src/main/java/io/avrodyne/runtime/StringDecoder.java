package io.avrodyne.runtime;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Makes strings of UTF-8 bytes. */
final class StringDecoder {

  /** Up to this length a check of eight bytes at a time and a plain copy beat the JDK's decoder. */
  private static final int SHORT_LENGTH = 64;

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  private StringDecoder() {}

  @SuppressWarnings(
      "deprecation") // The bytes are ASCII, where the low-byte constructor is right and the
  // smallest.
  static String decode(byte[] bytes, int offset, int length, boolean strict) {
    if (length <= SHORT_LENGTH && isAscii(bytes, offset, length)) {
      return new String(bytes, 0, offset, length);
    }
    return decodeAny(bytes, offset, length, strict);
  }

  /** Returns whether the bytes are the ASCII form of {@code text}. */
  static boolean isAscii(String text, byte[] bytes, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      // A negative byte equals no character.
      if (text.charAt(i) != bytes[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAscii(byte[] bytes, int offset, int length) {
    long seen = 0;
    int p = offset;
    int end = offset + length;
    for (; p <= end - 8; p += 8) {
      seen |= (long) Primitives.LONGS.get(bytes, p);
    }
    for (; p < end; p++) {
      seen |= bytes[p];
    }
    return (seen & HIGH_BITS) == 0;
  }

  private static String decodeAny(byte[] bytes, int offset, int length, boolean strict) {
    String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
    // Malformed bytes became U+FFFD; so did the three bytes that stand for it.
    if (strict && text.indexOf('\uFFFD') >= 0) {
      requireWellFormed(bytes, offset, length);
    }
    return text;
  }

  private static void requireWellFormed(byte[] bytes, int offset, int length) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, offset, length));
    } catch (CharacterCodingException e) {
      throw Failures.malformed("a string is not UTF-8", offset);
    }
  }
}
