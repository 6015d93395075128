package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Utf8Form;
import java.nio.charset.StandardCharsets;

/** A decoder of UTF-8 bytes to strings. */
final class StringDecoder {

  private StringDecoder() {}

  /**
   * Returns the string. The JDK's own decoder was as fast, for 6 to 100 characters, as checking
   * eight bytes at a time and copying them.
   */
  static String decode(byte[] bytes, int offset, int length, boolean strict) {
    String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
    // Malformed bytes became U+FFFD, and so did the three bytes that encode U+FFFD itself.
    if (strict && text.indexOf('\uFFFD') >= 0) {
      requireWellFormed(bytes, offset, length);
    }
    return text;
  }

  /** Returns whether the bytes are the ASCII form of {@code text}. */
  static boolean isAscii(String text, byte[] bytes, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      // A negative byte never equals a character.
      if (text.charAt(i) != bytes[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private static void requireWellFormed(byte[] bytes, int offset, int length) {
    if (!Utf8Form.isWellFormed(bytes, offset, length)) {
      throw CodecFailures.malformed("a string is not valid UTF-8", offset);
    }
  }
}
