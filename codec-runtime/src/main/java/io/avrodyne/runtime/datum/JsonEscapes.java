package io.avrodyne.runtime.datum;

import java.util.HexFormat;

/** The escapes of characters in strings of JSON. */
final class JsonEscapes {

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
        escape((char) character, escaped);
      }
    }
    return escaped.toString();
  }

  private static void escape(char c, StringBuilder to) {
    switch (c) {
      case '"', '\\' -> to.append('\\').append(c);
      case '\n' -> to.append("\\n");
      case '\r' -> to.append("\\r");
      case '\t' -> to.append("\\t");
      default -> to.append("\\u").append(HEX.toHexDigits(c)); // Half of a character has no bytes.
    }
  }
}
