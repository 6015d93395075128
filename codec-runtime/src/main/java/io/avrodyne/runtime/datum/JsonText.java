package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.binary.Primitives;

/**
 * A JSON text that is being written, without spaces.
 *
 * <p>A name or an item is preceded by a comma unless it is the first, which follows a bracket.
 */
final class JsonText {

  private static final int INITIAL_CHARS = 256;
  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long SPACES = ' ' * ONES;
  private static final long QUOTES = '"' * ONES;
  private static final long BACKSLASHES = '\\' * ONES;

  private final StringBuilder text = new StringBuilder(INITIAL_CHARS);
  private final int maxChars;

  JsonText(int maxChars) {
    this.maxChars = maxChars;
  }

  int length() {
    return text.length();
  }

  String from(int start) {
    return text.substring(start);
  }

  /** Appends what is JSON already. */
  void raw(String json) {
    text.append(json);
  }

  /** Appends a comma, unless a bracket was opened last. */
  void separator() {
    char last = text.charAt(text.length() - 1);
    if (last != '{' && last != '[') {
      text.append(',');
    }
  }

  void name(String name) {
    string(name);
    text.append(':');
  }

  /** Returns the JSON of a name that is written often. */
  static String nameOf(String name) {
    JsonText json = new JsonText(Integer.MAX_VALUE);
    json.name(name);
    return json.toString();
  }

  /** Appends a number without another object for its digits. */
  void number(long value) {
    text.append(value);
  }

  /** Appends a string without characters that must be escaped. */
  void plain(String value) {
    text.append('"').append(value).append('"');
  }

  /**
   * Returns whether bytes of UTF-8 are the characters that a string has in JSON: ASCII without
   * control characters, quotes and backslashes. Checks eight bytes at a time.
   */
  static boolean isPlain(byte[] bytes, int offset, int length) {
    if (length < Long.BYTES) {
      for (int i = offset; i < offset + length; i++) {
        if (bytes[i] < ' ' || bytes[i] == '"' || bytes[i] == '\\') {
          return false;
        }
      }
      return true;
    }
    int last = offset + length - Long.BYTES; // These may overlap with those before.
    long seen = unlike(bytes, last);
    for (int i = offset; i < last; i += Long.BYTES) {
      seen |= unlike(bytes, i);
    }
    return (seen & HIGH_BITS) == 0;
  }

  /**
   * Returns a number with a high bit if one of eight bytes is not plain. A byte that is too small
   * for a subtraction sets its own high bit, unless another below it has set one.
   */
  private static long unlike(byte[] bytes, int at) {
    long eight = (long) Primitives.LONGS.get(bytes, at);
    return eight | eight - SPACES | (eight ^ QUOTES) - ONES | (eight ^ BACKSLASHES) - ONES;
  }

  void string(String value) {
    text.append('"');
    int plain = 0; // The first character that is not appended yet.
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(value, plain, i);
        escape(c);
        plain = i + 1;
      }
    }
    if (plain == 0) {
      text.append(value); // Several times as fast as a part of it.
    } else {
      text.append(value, plain, value.length());
    }
    text.append('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> text.append("\\u00").append(HEX[c >> 4]).append(HEX[c & 0xF]);
    }
  }

  /** Makes the text from {@code start} on the only member of an object. */
  void wrap(int start, String name) {
    JsonText wrapper = new JsonText(maxChars);
    wrapper.raw("{");
    wrapper.name(name);
    text.insert(start, wrapper.text).append('}');
  }

  /**
   * Rejects a text that has become too long: the names of fields and the zeros of decimals are not
   * in the datum.
   */
  void requireBounded(int position) {
    if (text.length() > maxChars) {
      throw CodecFailures.limit(tooLong(maxChars), position);
    }
  }

  /** Returns the reason why a text is rejected. */
  static String tooLong(int maxChars) {
    return "the JSON has more than " + maxChars + " characters (DecodeLimits.maxResolvedBytes)";
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
