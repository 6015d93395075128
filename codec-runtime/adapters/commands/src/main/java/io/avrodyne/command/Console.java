package io.avrodyne.command;

import io.avrodyne.runtime.AvroOutput;
import java.io.PrintStream;

/**
 * The standard output, for results, and the standard error, for everything that went wrong. Texts
 * of a registry may be hostile, so control characters are replaced, and very long lines are cut.
 */
final class Console {

  private static final int MAX_LENGTH = 2_000;

  /** As many spaces as the share of a file may have characters. */
  private static final String NO_STATUS = "\r      \r";

  private final PrintStream out;
  private final PrintStream err;

  private final PendingJson pending;

  private boolean broken;
  private boolean hasStatus;

  Console(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
    pending = new PendingJson(PendingJson.charsetOf(out));
  }

  /** Prints a line of the result. */
  void print(String line) {
    flush();
    out.println(printable(line));
  }

  /**
   * Prints JSON in UTF-8, in which characters that are not printable, or not in the encoding of the
   * output, are escaped, so that it means the same. It may be printed later, with more of it.
   *
   * @return whether the output still takes something
   */
  boolean printJson(AvroOutput json) {
    pending.add(json);
    if (pending.isFull()) {
      flush();
    }
    return !broken;
  }

  /** Prints what was not printed yet. */
  void flush() {
    pending.printTo(out);
    broken = out.checkError();
  }

  /** Returns whether a part of the result could not be printed. */
  boolean isBroken() {
    return broken;
  }

  /** Prints a line about something that went wrong. */
  void printError(String line) {
    flush();
    clearStatus();
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

  /** Shows a short text at the beginning of a line of the standard error, until it is cleared. */
  void showStatus(String text) {
    err.print("\r" + text);
    hasStatus = true;
  }

  /** Removes the text that is shown, so that the next line begins where it was. */
  void clearStatus() {
    if (hasStatus) {
      hasStatus = false;
      err.print(NO_STATUS);
    }
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
  static boolean isPrintable(int c) {
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
