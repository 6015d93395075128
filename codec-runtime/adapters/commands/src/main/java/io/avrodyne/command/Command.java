package io.avrodyne.command;

import java.io.IOException;
import java.util.List;

/** A command of {@link Main}. */
interface Command {

  /** Returns the name on the command line. */
  String name();

  /** Returns a sentence on what the command does, for the list of commands. */
  String purpose();

  /** Returns the text of its help between the first sentence and the options. */
  String details();

  /** Returns the options that it has beside {@link Option#HELP}, in the order of its help. */
  List<Option> options();

  /**
   * Runs the command.
   *
   * @throws UsageException if the options do not fit together
   * @throws FailedException if it cannot do its work
   * @throws IOException if a file cannot be read or written
   */
  ExitCode run(Arguments arguments, Session session) throws IOException;
}
