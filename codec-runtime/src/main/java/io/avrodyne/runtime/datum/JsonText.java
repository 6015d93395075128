package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A JSON text in UTF-8 that is being written, without spaces.
 *
 * <p>A name or an item is preceded by a comma unless it is the first, which follows a bracket.
 */
final class JsonText {

  private static final int INITIAL_BYTES = 256;

  /** A text that was longer is not kept for the next datum. */
  private static final int MAX_KEPT_BYTES = 1 << 20;

  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;
  private static final int MAX_DIGITS = 20;

  /** A character as UTF-8, or a backslash and what follows it. */
  private static final int MAX_CHARACTER_BYTES = 6;

  private static final char MIN_TWO_BYTES = 0x80;
  private static final char MIN_THREE_BYTES = 0x800;
  private static final String MIN_LONG = Long.toString(Long.MIN_VALUE);
  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private final int maxChars;
  private byte[] text = new byte[INITIAL_BYTES];
  private int length;

  /** How many more bytes than characters the text has. */
  private int surplus;

  JsonText(int maxChars) {
    this.maxChars = maxChars;
  }

  /** Returns the number of bytes. */
  int length() {
    return length;
  }

  String from(int start) {
    return new String(text, start, length - start, StandardCharsets.UTF_8);
  }

  byte[] toBytes() {
    return Arrays.copyOf(text, length);
  }

  /** Makes this the beginning of another text, and returns whether it should be kept for that. */
  boolean clear() {
    length = 0;
    surplus = 0;
    return text.length <= MAX_KEPT_BYTES;
  }

  private void ensure(int more) {
    if (text.length - length < more) {
      grow(more);
    }
  }

  private void grow(int more) {
    long needed = (long) length + more;
    if (needed > MAX_ARRAY) {
      throw new OutOfMemoryError("The JSON does not fit into an array");
    }
    text = Arrays.copyOf(text, (int) Math.min(MAX_ARRAY, Math.max(2L * text.length, needed)));
  }

  /** Appends what is JSON already, and ASCII. */
  @SuppressWarnings("deprecation") // Copying characters to bytes is correct for ASCII.
  void raw(String json) {
    int size = json.length();
    ensure(size);
    json.getBytes(0, size, text, length);
    length += size;
  }

  /** Appends a character that is JSON already, and ASCII. */
  void raw(char json) {
    ensure(1);
    text[length++] = (byte) json;
  }

  /** Appends a name, after a comma unless a bracket was opened last. */
  void member(JsonText name) {
    ensure(name.length + 1);
    byte last = text[length - 1];
    if (last != '{') {
      text[length++] = ',';
    }
    raw(name);
  }

  /** Appends another text. */
  void raw(JsonText json) {
    ensure(json.length);
    System.arraycopy(json.text, 0, text, length, json.length);
    length += json.length;
    surplus += json.surplus;
  }

  /** Appends a comma, unless a bracket was opened last. */
  void separator() {
    byte last = text[length - 1];
    if (last != '{' && last != '[') {
      raw(',');
    }
  }

  void name(String name) {
    string(name);
    raw(':');
  }

  /** Returns the JSON of a name that is written often. */
  static JsonText ofName(String name) {
    JsonText json = new JsonText(Integer.MAX_VALUE);
    json.name(name);
    json.text = json.toBytes();
    return json;
  }

  /** Appends a number. */
  void number(long value) {
    if (value == Long.MIN_VALUE) {
      raw(MIN_LONG);
      return;
    }
    ensure(MAX_DIGITS);
    if (value < 0) {
      text[length++] = '-';
    }
    digits(Math.abs(value), Digits.count(Math.abs(value)));
  }

  /** Appends a decimal whose scale is from 1 to {@value Digits#MAX_SCALE}. */
  void decimal(long unscaled, int scale) {
    long power = Digits.power(scale);
    if (unscaled < 0) {
      raw('-');
    }
    long whole = unscaled / power;
    number(Math.abs(whole));
    raw('.');
    digits(Math.abs(unscaled - power * whole), scale);
  }

  /** Appends the last {@code count} digits of a number, with leading zeros. */
  void digits(long value, int count) {
    ensure(count);
    Digits.put(text, length, count, value);
    length += count;
  }

  /** Appends a string without characters that must be escaped, and ASCII. */
  void plain(String value) {
    raw('"');
    raw(value);
    raw('"');
  }

  /** Appends a string of characters that are {@linkplain PlainText plain}. */
  void plain(byte[] bytes, int offset, int size) {
    ensure(size + 2);
    text[length++] = '"';
    System.arraycopy(bytes, offset, text, length, size);
    length += size;
    text[length++] = '"';
  }

  void string(String value) {
    raw('"');
    for (int i = 0; i < value.length(); i++) {
      ensure(MAX_CHARACTER_BYTES);
      char c = value.charAt(i);
      if (c == '"' || c == '\\' || c < ' ') {
        escape(c);
      } else if (c < MIN_TWO_BYTES) {
        text[length++] = (byte) c;
      } else if (Character.isHighSurrogate(c)
          && i + 1 < value.length()
          && Character.isLowSurrogate(value.charAt(i + 1))) {
        i++;
        fourBytes(Character.toCodePoint(c, value.charAt(i)));
      } else {
        beyondAscii(c);
      }
    }
    raw('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> raw("\\\"");
      case '\\' -> raw("\\\\");
      case '\n' -> raw("\\n");
      case '\r' -> raw("\\r");
      case '\t' -> raw("\\t");
      default -> unicode(c);
    }
  }

  private void unicode(char c) {
    raw("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      raw(HEX[(c >> shift) & 0xF]);
    }
  }

  private void beyondAscii(char c) {
    if (Character.isSurrogate(c)) {
      unicode(c); // Half of a character has no bytes.
    } else if (c < MIN_THREE_BYTES) {
      text[length++] = (byte) (0xC0 | (c >> 6));
      text[length++] = (byte) (0x80 | (c & 0x3F));
      surplus++;
    } else {
      text[length++] = (byte) (0xE0 | (c >> 12));
      text[length++] = (byte) (0x80 | ((c >> 6) & 0x3F));
      text[length++] = (byte) (0x80 | (c & 0x3F));
      surplus += 2;
    }
  }

  /** Appends a character that is two characters of Java. */
  private void fourBytes(int character) {
    text[length++] = (byte) (0xF0 | (character >> 18));
    text[length++] = (byte) (0x80 | ((character >> 12) & 0x3F));
    text[length++] = (byte) (0x80 | ((character >> 6) & 0x3F));
    text[length++] = (byte) (0x80 | (character & 0x3F));
    surplus += 2;
  }

  /** Makes the text from {@code start} on the only member of an object. */
  void wrap(int start, String name) {
    JsonText wrapper = new JsonText(maxChars);
    wrapper.raw('{');
    wrapper.name(name);
    ensure(wrapper.length + 1);
    System.arraycopy(text, start, text, start + wrapper.length, length - start);
    System.arraycopy(wrapper.text, 0, text, start, wrapper.length);
    length += wrapper.length;
    surplus += wrapper.surplus;
    raw('}');
  }

  /**
   * Rejects a text that has become too long: the names of fields and the zeros of decimals are not
   * in the datum.
   */
  void requireBounded(int position) {
    if (length - surplus > maxChars) {
      throw CodecFailures.limit(tooLong(maxChars), position);
    }
  }

  /** Returns the reason why a text is rejected. */
  static String tooLong(int maxChars) {
    return "the JSON has more than " + maxChars + " characters (DecodeLimits.maxResolvedBytes)";
  }

  @Override
  public String toString() {
    return from(0);
  }
}
