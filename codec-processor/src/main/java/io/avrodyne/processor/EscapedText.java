package io.avrodyne.processor;

import java.util.Locale;

/** An escaper for characters that the encoding of a file cannot represent. */
final class EscapedText {

  private EscapedText() {}

  /**
   * Returns source in ASCII: names may have letters that the user wrote as escapes, because the
   * encoding of the sources lacks them. Strings are in ASCII already, so that no backslash precedes
   * an escape.
   */
  static String ofSource(String java) {
    StringBuilder text = new StringBuilder(java.length());
    java.chars().forEach(c -> append(text, (char) c, c > 0x7E));
    return text.toString();
  }

  /** Returns JSON with unpaired surrogates escaped, because UTF-8 cannot encode them. */
  static String ofJson(String json) {
    StringBuilder text = new StringBuilder(json.length());
    json.codePoints()
        .forEach(
            c -> {
              if (Character.isBmpCodePoint(c)) {
                append(text, (char) c, Character.isSurrogate((char) c));
              } else {
                text.appendCodePoint(c);
              }
            });
    return text.toString();
  }

  private static void append(StringBuilder text, char c, boolean escaped) {
    if (escaped) {
      text.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
    } else {
      text.append(c);
    }
  }
}
