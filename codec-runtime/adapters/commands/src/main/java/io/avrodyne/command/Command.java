package io.avrodyne.command;

import java.io.IOException;
import java.util.List;

/** A command of {@link Main}. */
abstract class Command {

  private final String name;
  private final String purpose;
  private final String details;

  /**
   * Creates a command.
   *
   * @param name the name on the command line
   * @param purpose a sentence on what the command does, for the list of commands
   * @param details the text of its help between the first sentence and the options
   */
  Command(String name, String purpose, String details) {
    this.name = name;
    this.purpose = purpose;
    this.details = details;
  }

  final String name() {
    return name;
  }

  final String purpose() {
    return purpose;
  }

  final String details() {
    return details;
  }

  /** Returns the options that it has beside {@link Option#HELP}, in the order of its help. */
  abstract List<Option> options();

  /**
   * Runs the command.
   *
   * @throws UsageException if the options do not fit together
   * @throws FailedException if it cannot do its work
   * @throws IOException if a file cannot be read or written
   */
  abstract ExitCode run(Arguments arguments, Session session) throws IOException;
}
