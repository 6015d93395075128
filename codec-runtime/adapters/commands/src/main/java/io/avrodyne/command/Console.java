package io.avrodyne.command;

import java.io.PrintStream;

/**
 * The standard output, for results, and the standard error, for everything that went wrong. Texts
 * of a registry may be hostile, so control characters are replaced, and very long lines are cut.
 */
final class Console {

  private static final int MAX_LENGTH = 2_000;

  private static final int DELETE = 0x7f;
  private static final int BUFFERED = 1 << 16;

  private final PrintStream out;
  private final PrintStream err;

  /** Lines of JSON that are not printed yet. */
  private final StringBuilder pending = new StringBuilder();

  private boolean closed;

  Console(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Prints a line of the result. */
  void print(String line) {
    flush();
    out.println(printable(line));
  }

  /**
   * Prints JSON, in which characters that are not printable are escaped, so that it means the same.
   * It may be printed later, with more of it.
   *
   * @return whether somebody still reads the output
   */
  boolean printJson(String json) {
    if (isPlain(json)) {
      pending.append(json);
    } else {
      escape(json);
    }
    pending.append('\n');
    if (pending.length() > BUFFERED) {
      flush();
    }
    return !closed;
  }

  private static boolean isPlain(String json) {
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c >= DELETE || (c < ' ' && c != '\n')) {
        return false;
      }
    }
    return true;
  }

  private void escape(String json) {
    for (int i = 0; i < json.length(); ) {
      int c = json.codePointAt(i);
      if (c == '\n' || (c >= ' ' && c < DELETE) || isPrintable(c)) {
        pending.appendCodePoint(c);
      } else {
        for (char unit : Character.toChars(c)) {
          pending.append(String.format("\\u%04x", (int) unit));
        }
      }
      i += Character.charCount(c);
    }
  }

  /** Prints what was not printed yet. */
  void flush() {
    if (!pending.isEmpty()) {
      out.print(pending);
      pending.setLength(0);
    }
    closed = out.checkError();
  }

  /** Prints a line about something that went wrong. */
  void printError(String line) {
    flush();
    err.println(printable(line));
  }

  /** Prints a text of several lines, which is ours. */
  void printText(String text) {
    out.print(text);
  }

  /** Prints a text of several lines, which is ours, to the standard error. */
  void printErrorText(String text) {
    err.print(text);
  }

  private static String printable(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints()
        .limit(MAX_LENGTH)
        .map(c -> isPrintable(c) ? c : '?')
        .forEach(printable::appendCodePoint);
    return text.length() > MAX_LENGTH ? printable + "..." : printable.toString();
  }

  /** Characters that move the cursor or change the direction of writing could forge lines. */
  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
