package io.avrodyne.processor;

import java.util.Locale;

/** Escapes what the encoding of a file cannot hold. */
final class EscapedText {

  private EscapedText() {}

  /**
   * Returns source in ASCII: names may have letters that the user wrote as escapes, because the
   * encoding of the sources lacks them. Strings are in ASCII already, so that no backslash stands
   * in front of an escape.
   */
  static String ofSource(String java) {
    StringBuilder text = new StringBuilder(java.length());
    java.chars().forEach(c -> append(text, (char) c, c > 0x7E));
    return text.toString();
  }

  /** Returns JSON without the halves of pairs that UTF-8 has no bytes for. */
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
