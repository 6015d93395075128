package io.avrodyne.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The standard output, for results, and the standard error, for everything that went wrong. Texts
 * of a registry may be hostile, so control characters are replaced, and very long lines are cut.
 */
final class Console {

  private static final int MAX_LENGTH = 2_000;
  private static final String CONCEALED = "***";

  private final PrintStream out;
  private final PrintStream err;
  private final List<String> secrets = new ArrayList<>();

  Console(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Keeps a text out of all further lines, in case a registry repeats it. */
  void conceal(String secret) {
    secrets.add(secret);
  }

  /** Prints a line of the result. */
  void print(String line) {
    out.println(printable(line));
  }

  /** Prints a line about something that went wrong. */
  void printError(String line) {
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

  private String printable(String line) {
    String text = line;
    for (String secret : secrets) {
      text = text.replace(secret, CONCEALED);
    }
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
