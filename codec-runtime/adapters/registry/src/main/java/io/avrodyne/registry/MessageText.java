package io.avrodyne.registry;

/**
 * Text made fit for the message of an exception. What it returns may be cut off, so it is for
 * people: two texts that differ may look alike.
 */
final class MessageText {

  private static final int MAX_LENGTH = 500;

  private MessageText() {}

  /** Returns the text without control characters, and at most 500 characters. */
  static String of(String text) {
    StringBuilder clean = new StringBuilder();
    int shown = Math.min(text.length(), MAX_LENGTH);
    for (int i = 0; i < shown; i++) {
      clean.append(isPrintable(text.charAt(i)) ? text.charAt(i) : ' ');
    }
    return clean.append(text.length() > MAX_LENGTH ? "..." : "").toString().strip();
  }

  private static boolean isPrintable(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
