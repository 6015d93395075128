package io.avrodyne.command;

/** The reason why Apache Avro cannot parse a text, as its parser states it. */
final class ParserReason {

  private ParserReason() {}

  /** Returns the first line of the message, with a full stop. */
  static String of(RuntimeException failure) {
    String line = String.valueOf(failure.getMessage()).lines().findFirst().orElse("").strip();
    return line.endsWith(".") ? line : line + ".";
  }
}
