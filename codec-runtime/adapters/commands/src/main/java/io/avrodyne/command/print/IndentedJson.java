package io.avrodyne.command.print;

/**
 * JSON with a line for each value. The texts and numbers stay as they are, which they would not if
 * they were parsed.
 */
final class IndentedJson {

  private static final String INDENT = "  ";

  private final String json;
  private final StringBuilder text = new StringBuilder();
  private int depth;
  private int at;

  private IndentedJson(String json) {
    this.json = json;
  }

  /** Returns a text of JSON without white space between its values, indented. */
  static String of(String json) {
    IndentedJson indented = new IndentedJson(json);
    while (indented.at < json.length()) {
      indented.next();
    }
    return indented.text.toString();
  }

  private void next() {
    char c = json.charAt(at);
    switch (c) {
      case '"' -> string();
      case '{', '[' -> open(c);
      case '}', ']' -> {
        depth--;
        line();
        take();
      }
      case ',' -> {
        take();
        line();
      }
      case ':' -> {
        take();
        text.append(' ');
      }
      default -> take();
    }
  }

  private void take() {
    text.append(json.charAt(at++));
  }

  private void string() {
    do {
      if (json.charAt(at) == '\\') {
        take();
      }
      take();
    } while (json.charAt(at) != '"');
    take();
  }

  private void open(char bracket) {
    take();
    char next = json.charAt(at);
    if (next == (bracket == '{' ? '}' : ']')) {
      take();
    } else {
      depth++;
      line();
    }
  }

  private void line() {
    text.append('\n').append(INDENT.repeat(depth));
  }
}
