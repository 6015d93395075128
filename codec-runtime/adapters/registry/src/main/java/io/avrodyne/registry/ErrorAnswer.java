package io.avrodyne.registry;

/**
 * The body of an answer that is an error.
 *
 * @param code the registry's own code, or 0
 * @param message the registry's message, or an empty text
 */
record ErrorAnswer(int code, String message) {

  static final int UNKNOWN_SUBJECT = 40401;

  private static final ErrorAnswer UNKNOWN = new ErrorAnswer(0, "");

  /** Returns what a body says, or an error without code and message if it is something else. */
  static ErrorAnswer of(byte[] body) {
    int[] code = {0};
    String[] message = {"", ""};
    try {
      JsonAnswers.object(
          body,
          (name, value) -> {
            switch (name) {
              case "error_code" -> code[0] = JsonAnswers.number(value);
              case "message" -> message[0] = JsonAnswers.text(value);
              case "title" -> message[1] = JsonAnswers.text(value);
              default -> {}
            }
          });
    } catch (MalformedAnswerException e) {
      return UNKNOWN;
    }
    return new ErrorAnswer(code[0], message[0].isEmpty() ? message[1] : message[0]);
  }
}
