package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Utf8Chars;
import io.avrodyne.runtime.binary.Utf8Form;
import java.nio.charset.StandardCharsets;

/**
 * A decoder of UTF-8 bytes to strings. It belongs to one input, and keeps an array for the
 * characters of strings that are not only ASCII.
 */
final class StringDecoder {

  /** Longer strings are decoded by the JDK, so that an input does not keep large arrays. */
  private static final int MAX_KEPT_CHARS = 8192;

  private char[] chars = new char[64];

  StringDecoder() {}

  /** Returns the string whose bytes are a range of the input's array. */
  @SuppressWarnings("deprecation") // Copying bytes to characters is correct for ASCII.
  static String decode(AvroInput in, int offset, int length) {
    return Utf8Form.isAscii(in.buffer, offset, length)
        ? new String(in.buffer, 0, offset, length)
        : in.strings().decode(in.buffer, offset, length, in.strict);
  }

  /** Returns whether the bytes are the ASCII form of {@code text}. */
  static boolean isAscii(String text, byte[] bytes, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      // A negative byte never equals a character. See StringEncoder for the use of code points.
      if (text.codePointAt(i) != bytes[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private String decode(byte[] bytes, int offset, int length, boolean strict) {
    if (length <= MAX_KEPT_CHARS) {
      if (chars.length < length) {
        chars = new char[Math.min(MAX_KEPT_CHARS, Math.max(length, 2 * chars.length))];
      }
      int count = Utf8Chars.decode(bytes, offset, offset + length, chars);
      if (count != Utf8Chars.MALFORMED) {
        return new String(chars, 0, count);
      }
    }
    if (strict && !Utf8Form.isWellFormed(bytes, offset, length)) {
      throw CodecFailures.malformed("a string is not valid UTF-8", offset);
    }
    return new String(bytes, offset, length, StandardCharsets.UTF_8);
  }
}
