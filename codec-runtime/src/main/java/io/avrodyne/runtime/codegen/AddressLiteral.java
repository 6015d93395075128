package io.avrodyne.runtime.codegen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A parser of the literals of Internet addresses. It is strict: the JDK's would look up any text
 * that is not a literal, and reads {@code 010} as 8 or as 10, depending on its version.
 *
 * <p><b>Source.</b> RFC 4291, section 2.2.
 */
final class AddressLiteral {

  static final int IPV4_BYTES = 4;

  private static final int IPV6_BYTES = 16;
  private static final int MAX_CHARS = "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255".length();
  private static final int MAX_GROUP_DIGITS = 4;
  private static final int HEX = 16;
  private static final int MAX_NUMBER = 255;
  private static final int NONE = -1;

  private final String text;
  private final byte[] bytes = new byte[IPV6_BYTES];

  /** The number of bytes parsed so far. */
  private int size;

  /** The number of bytes before the two colons that replace zeros. */
  private int gap = NONE;

  private AddressLiteral(String text) {
    this.text = text;
  }

  /** Returns the 4 or 16 bytes of an address, or null if the text is not a literal. */
  static byte @Nullable [] parse(String text) {
    if (text.length() > MAX_CHARS) {
      return null;
    }
    AddressLiteral literal = new AddressLiteral(text);
    if (text.indexOf(':') < 0) {
      return literal.numbers(0) ? Arrays.copyOf(literal.bytes, IPV4_BYTES) : null;
    }
    return literal.groups() && literal.expand() ? literal.bytes : null;
  }

  /** Parses the groups, the last two of which may be written as four numbers. */
  private boolean groups() {
    int at = 0;
    if (text.startsWith("::")) {
      gap = 0;
      at = 2;
    }
    while (at < text.length()) {
      int colon = text.indexOf(':', at);
      if (colon < 0) {
        return text.indexOf('.', at) < 0 ? group(at, text.length()) : numbers(at);
      }
      if (!group(at, colon) || colon + 1 == text.length()) {
        return false;
      }
      at = colon + 1;
      if (text.charAt(at) == ':') {
        if (gap != NONE) {
          return false;
        }
        gap = size;
        at++;
      }
    }
    return true;
  }

  /** Moves the bytes after the gap to the end. */
  private boolean expand() {
    if (gap == NONE || size == IPV6_BYTES) {
      return gap == NONE && size == IPV6_BYTES;
    }
    int moved = size - gap;
    System.arraycopy(bytes, gap, bytes, IPV6_BYTES - moved, moved);
    Arrays.fill(bytes, gap, IPV6_BYTES - moved, (byte) 0);
    return true;
  }

  private boolean group(int from, int to) {
    if (from == to || to - from > MAX_GROUP_DIGITS || size == IPV6_BYTES) {
      return false;
    }
    int value = 0;
    for (int i = from; i < to; i++) {
      int digit = digit(i, HEX);
      if (digit == NONE) {
        return false;
      }
      value = value * HEX + digit;
    }
    bytes[size++] = (byte) (value >> Byte.SIZE);
    bytes[size++] = (byte) value;
    return true;
  }

  /** Parses the four numbers at the end. */
  private boolean numbers(int from) {
    if (size > IPV6_BYTES - IPV4_BYTES) {
      return false;
    }
    int at = from;
    for (int i = 0; i < IPV4_BYTES; i++) {
      int dot = i == IPV4_BYTES - 1 ? text.length() : text.indexOf('.', at);
      if (dot < 0 || !number(at, dot)) {
        return false;
      }
      at = dot + 1;
    }
    return true;
  }

  private boolean number(int from, int to) {
    boolean leadingZero = to - from > 1 && text.charAt(from) == '0';
    if (from == to || to - from > 3 || leadingZero) {
      return false;
    }
    int value = 0;
    for (int i = from; i < to; i++) {
      int digit = digit(i, 10);
      if (digit == NONE) {
        return false;
      }
      value = value * 10 + digit;
    }
    bytes[size++] = (byte) value;
    return value <= MAX_NUMBER;
  }

  /** Returns the value of a digit; digits of other scripts do not count. */
  private int digit(int at, int radix) {
    char c = text.charAt(at);
    return c < 128 ? Character.digit(c, radix) : NONE;
  }
}
