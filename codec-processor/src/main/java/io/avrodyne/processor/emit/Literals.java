package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.Locale;

/** The literals of generated code. */
final class Literals {

  private Literals() {}

  /**
   * Returns a string, whatever is in it, as one line of ASCII. JavaPoet's own notation begins a new
   * line within the quotes where there is a line separator of Unicode.
   */
  static CodeBlock text(String text) {
    StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      literal.append(escaped(text, i));
    }
    return CodeBlock.of("$L", literal.append('"'));
  }

  /**
   * A backslash before a character that needs an escape is written in octal: two backslashes and a
   * u would not be an escape.
   */
  private static String escaped(String text, int index) {
    char c = text.charAt(index);
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> index + 1 < text.length() && !isPlain(text.charAt(index + 1)) ? "\\134" : "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> isPlain(c) ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c);
    };
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x7F;
  }

  /** Returns a long in the notation that fingerprints are known by. */
  static String hex(long value) {
    return String.format(Locale.ROOT, "0x%016xL", value);
  }
}
