package io.avrodyne.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The texts that {@code --help} prints. */
final class HelpText {

  private static final String PROGRAM = "java -jar codec-commands-all.jar";

  private HelpText() {}

  /** Returns the list of commands and exit codes. */
  static String of(List<Command> commands) {
    StringBuilder text =
        new StringBuilder("Usage: " + PROGRAM + " COMMAND [options]\n\nCommands:\n");
    int width = width(commands.stream().map(Command::name));
    for (Command command : commands) {
      text.append(row(width, command.name(), command.purpose()));
    }
    text.append("\nIts options: COMMAND --help. What it does, at length: help COMMAND.\n");
    return text.append(exitCodes()).toString();
  }

  /** Returns the help of a command, which fits a screen. */
  static String of(Command command) {
    StringBuilder text =
        new StringBuilder("Usage: " + PROGRAM + " " + command.name() + " [options]\n");
    text.append(command.purpose()).append("\n\n");
    List<Option> options = new ArrayList<>(command.options());
    options.add(Option.HELP);
    int width = width(options.stream().map(Option::usage));
    for (Option option : options) {
      text.append(row(width, option.usage(), option.text()));
    }
    return text.append("\nExit codes: 0 done, 1 refused, 2 wrong command line, 3 failed\n")
        .append("More: help " + command.name() + "\n")
        .toString();
  }

  /** Returns what a command does, at length. */
  static String more(Command command) {
    return "Usage: "
        + PROGRAM
        + " "
        + command.name()
        + " [options]\n\n"
        + command.purpose()
        + "\n"
        + command.details()
        + exitCodes()
        + "\nIts options: "
        + command.name()
        + " --help\n";
  }

  private static String exitCodes() {
    StringBuilder text = new StringBuilder("\nExit codes:\n");
    for (ExitCode code : ExitCode.values()) {
      text.append(row(1, Integer.toString(code.number()), code.meaning()));
    }
    return text.toString();
  }

  private static int width(Stream<String> names) {
    return names.mapToInt(String::length).max().orElse(1);
  }

  private static String row(int width, String name, String text) {
    return "  " + name + " ".repeat(width - name.length() + 2) + text + "\n";
  }
}
