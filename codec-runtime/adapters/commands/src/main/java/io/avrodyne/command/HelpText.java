package io.avrodyne.command;

import java.util.List;

/** The texts that {@code --help} prints. */
final class HelpText {

  private static final String PROGRAM = "java -jar codec-commands-all.jar";

  private HelpText() {}

  /** Returns the list of commands and exit codes. */
  static String of(List<Command> commands) {
    StringBuilder text =
        new StringBuilder("Usage: " + PROGRAM + " <command> [options]\n\nCommands:\n");
    for (Command command : commands) {
      text.append(row(command.name(), command.purpose()));
    }
    text.append("\nThe options of a command: <command> --help\n");
    return text.append(exitCodes()).toString();
  }

  /** Returns the help of a command. */
  static String of(Command command) {
    StringBuilder text =
        new StringBuilder("Usage: " + PROGRAM + " " + command.name() + " [options]\n\n");
    text.append(command.purpose()).append('\n').append(command.details()).append("\nOptions:\n");
    for (Option option : command.options()) {
      text.append(row(option.usage(), option.text()));
    }
    text.append(row(Option.HELP.usage(), Option.HELP.text()));
    return text.append(exitCodes()).toString();
  }

  private static String exitCodes() {
    StringBuilder text = new StringBuilder("\nExit codes:\n");
    for (ExitCode code : ExitCode.values()) {
      text.append(row(Integer.toString(code.number()), code.meaning()));
    }
    return text.toString();
  }

  private static String row(String name, String text) {
    return String.format("  %-28s %s\n", name, text);
  }
}
