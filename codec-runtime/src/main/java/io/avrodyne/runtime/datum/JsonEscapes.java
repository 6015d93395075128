package io.avrodyne.runtime.datum;

import io.avrodyne.runtime.binary.Utf8Form;
import java.util.HexFormat;

/** The escapes of characters in strings of JSON. */
final class JsonEscapes {

  private static final int MAX_BYTES = 4;
  private static final HexFormat HEX = HexFormat.of();

  private JsonEscapes() {}

  /** Returns a text with escapes, all of whose characters can be encoded in UTF-8. */
  static String of(String text) {
    int plain = 0;
    while (plain < text.length() && isPlain(text.charAt(plain))) {
      plain++;
    }
    return plain == text.length() ? text : escaped(text, plain);
  }

  /**
   * Appends bytes of UTF-8 with escapes, or returns false if they are not well-formed, after which
   * some of them may have been appended.
   */
  static boolean copy(byte[] bytes, int from, int to, JsonText json) {
    int copied = from;
    int more = 0;
    int size;
    for (int p = PlainText.skip(bytes, from, to); p < to; p = PlainText.skip(bytes, p + size, to)) {
      size = Utf8Form.sizeAt(bytes, p, to);
      if (size == 0) {
        return false;
      }
      more += size < MAX_BYTES ? size - 1 : size - 2; // The longest are two characters of Java.
      if (size == 1 && !isPlain((char) bytes[p])) {
        json.copy(bytes, copied, p - copied, more);
        json.raw(escape((char) bytes[p]));
        copied = p + 1;
        more = 0;
      }
    }
    json.copy(bytes, copied, to - copied, more);
    return true;
  }

  /** Returns whether a character is shown as it is, whatever is next to it. */
  private static boolean isPlain(char c) {
    return c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
  }

  private static String escaped(String text, int plain) {
    StringBuilder escaped = new StringBuilder(text.length() + 8).append(text, 0, plain);
    int next = plain;
    while (next < text.length()) {
      int character = text.codePointAt(next);
      next += Character.charCount(character);
      if (Character.isSupplementaryCodePoint(character) || isPlain((char) character)) {
        escaped.appendCodePoint(character);
      } else {
        escaped.append(escape((char) character));
      }
    }
    return escaped.toString();
  }

  /** Returns the escape of a character that is not shown as it is. */
  private static String escape(char c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> "\\u" + HEX.toHexDigits(c); // Half of a character has no bytes.
    };
  }
}
