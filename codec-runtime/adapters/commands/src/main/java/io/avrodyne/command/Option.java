package io.avrodyne.command;

import io.avrodyne.registry.settings.NearName;
import java.util.Arrays;
import java.util.List;

/**
 * An option of a command.
 *
 * @param name with its leading hyphens
 * @param value the name of its value in the help; empty if it takes no value
 * @param text what it does, for the help
 * @param values the values that it accepts; empty if they cannot be listed
 */
record Option(String name, String value, String text, List<String> values) {

  static final Option HELP = new Option("--help", "", "Prints this text.");

  /** Copies the list. */
  Option {
    values = List.copyOf(values);
  }

  /** Creates an option without a list of values. */
  Option(String name, String value, String text) {
    this(name, value, text, List.of());
  }

  /** Returns the options of several lists, one after the other. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  static List<Option> all(List<Option>... lists) {
    return Arrays.stream(lists).flatMap(List::stream).toList();
  }

  /** Returns whether the option takes no value. */
  boolean isFlag() {
    return value.isEmpty();
  }

  /** Returns the name and the value, as the help shows them. */
  String usage() {
    return isFlag() ? name : name + " " + value;
  }

  /** Returns the sentence that says how to give a value. */
  String advice() {
    return "Write "
        + usage()
        + (values.isEmpty() ? "." : ", which is one of " + String.join(", ", values) + ".");
  }

  /** Returns the exception for a value that is not one of those that the option accepts. */
  UsageException unknown(String given) {
    return new UsageException(
        name
            + " is one of "
            + String.join(", ", values)
            + "."
            + NearName.suggestion(given, values));
  }
}
