package io.avrodyne.runtime.registry;

import java.util.Collection;

/** Text from elsewhere made fit for the message of an exception. */
final class MessageText {

  private static final int MAX_LENGTH = 500;
  private static final String HIDDEN = "***";

  private MessageText() {}

  /** Returns the text without secrets, without control characters, and at most 500 characters. */
  static String of(String text, Collection<String> secrets) {
    String shown = text;
    for (String secret : secrets) {
      if (!secret.isEmpty()) {
        shown = shown.replace(secret, HIDDEN);
      }
    }
    return of(shown);
  }

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
