package io.avrodyne.command;

/**
 * An option of a command.
 *
 * @param name with its leading hyphens
 * @param value the name of its value in the help; empty if it takes no value
 * @param text what it does, for the help
 */
record Option(String name, String value, String text) {

  static final Option HELP = new Option("--help", "", "Prints this text.");

  /** Returns whether the option takes no value. */
  boolean isFlag() {
    return value.isEmpty();
  }

  /** Returns the name and the value, as the help shows them. */
  String usage() {
    return isFlag() ? name : name + " " + value;
  }
}
