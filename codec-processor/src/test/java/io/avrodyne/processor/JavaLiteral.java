package io.avrodyne.processor;

/** Writes literals of strings in which every character that is not a plain one is escaped. */
final class JavaLiteral {

  private JavaLiteral() {}

  static String of(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain = c >= ' ' && c < 0x7F && c != '"' && c != '\\';
      literal.append(plain ? String.valueOf(c) : escape(c));
    }
    return literal.append('"').toString();
  }

  private static String escape(char c) {
    return c < 0x100 ? String.format("\\%03o", (int) c) : String.format("\\u%04x", (int) c);
  }

  /** Returns a string of JSON. */
  static String json(String value) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < ' ') {
        json.append(String.format("\\u%04x", (int) c));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
