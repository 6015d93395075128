package io.avrodyne.command;

/** The exit codes of the commands, as their help lists them. */
enum ExitCode {
  /** Everything was done. */
  DONE(0, "done"),
  /** A schema, a file or data was refused. */
  REFUSED(1, "refused: an incompatible schema, a file with another, or damaged data"),
  /** The command line or the configuration is wrong. */
  USAGE(2, "wrong command line or configuration"),
  /** Anything else. */
  FAILED(3, "failed: the registry or a file cannot be read or written");

  private final int number;
  private final String meaning;

  ExitCode(int number, String meaning) {
    this.number = number;
    this.meaning = meaning;
  }

  int number() {
    return number;
  }

  String meaning() {
    return meaning;
  }
}
