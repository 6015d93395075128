package io.avrodyne.registry;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An escape sequence of URLs, JSON or HTML.
 *
 * @param length how many bytes it has
 * @param meaning the bytes that it is written for
 */
@SuppressWarnings("ArrayRecordComponent") // Nothing compares these.
record Escape(int length, byte[] meaning) {

  private static final int MAX_ENTITY = 10;

  private static final Map<String, String> ENTITIES =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

  /** Returns the escape sequence at a position, or null. */
  static @Nullable Escape at(byte[] text, int p) {
    return switch (text[p]) {
      case '%' -> ofUrl(text, p);
      case '\\' -> ofJson(text, p);
      case '&' -> ofHtml(text, p);
      default -> null;
    };
  }

  private static @Nullable Escape ofUrl(byte[] text, int p) {
    int value = number(text, p + 1, p + 3, 16);
    return value < 0 ? null : new Escape(3, new byte[] {(byte) value});
  }

  private static @Nullable Escape ofJson(byte[] text, int p) {
    int c = p + 1 < text.length ? text[p + 1] : 0;
    if (c == 'u') {
      return ofCodePoint(6, number(text, p + 2, p + 6, 16));
    }
    int control = "btnfr".indexOf(c);
    return control >= 0
        ? ofCodePoint(2, "\b\t\n\f\r".charAt(control))
        : "\"\\/'".indexOf(c) >= 0 ? ofCodePoint(2, c) : null;
  }

  private static @Nullable Escape ofHtml(byte[] text, int p) {
    for (int end = p + 2; end < Math.min(text.length, p + MAX_ENTITY); end++) {
      if (text[end] == ';') {
        return ofEntity(text, p, end);
      }
    }
    return null;
  }

  private static @Nullable Escape ofEntity(byte[] text, int p, int end) {
    int length = end + 1 - p;
    if (text[p + 1] != '#') {
      String name = new String(text, p + 1, end - p - 1, StandardCharsets.ISO_8859_1);
      String meaning = ENTITIES.get(name);
      return meaning == null ? null : ofCodePoint(length, meaning.charAt(0));
    }
    boolean isHex = text[p + 2] == 'x' || text[p + 2] == 'X';
    return ofCodePoint(length, number(text, p + (isHex ? 3 : 2), end, isHex ? 16 : 10));
  }

  private static @Nullable Escape ofCodePoint(int length, int codePoint) {
    return codePoint < 0 || !Character.isValidCodePoint(codePoint)
        ? null
        : new Escape(length, Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the number that some digits are, or -1. */
  private static int number(byte[] text, int from, int to, int radix) {
    int number = from < to && to <= text.length ? 0 : -1;
    for (int p = from; p < to && number >= 0; p++) {
      int digit = Character.digit(text[p], radix);
      number = digit < 0 ? -1 : number * radix + digit;
    }
    return number;
  }
}
