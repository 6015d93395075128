package io.avrodyne.command;

import io.avrodyne.registry.settings.NearName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options of a command line, as {@code --name value} or {@code --name=value}.
 *
 * <p>A message never repeats a value: somebody may have given a password.
 */
final class Arguments {

  private static final String PREFIX = "--";

  private final Map<String, List<String>> values = new HashMap<>();

  private Arguments() {}

  /**
   * Reads a command line.
   *
   * @param known the options that the command has
   * @throws UsageException if there is an unknown option, or an option has no value or one too many
   */
  static Arguments parse(List<Option> known, List<String> line) {
    Arguments arguments = new Arguments();
    int next = 0;
    while (next < line.size()) {
      next = arguments.parse(known, line, next);
    }
    return arguments;
  }

  /** Reads one option and returns the place of the next. */
  private int parse(List<Option> known, List<String> line, int at) {
    String argument = line.get(at);
    if (!argument.startsWith(PREFIX)) {
      throw new UsageException(
          "Argument " + (at + 1) + " of the command is not an option. Options begin with --.");
    }
    int equals = argument.indexOf('=');
    Option option = find(known, equals < 0 ? argument : argument.substring(0, equals));
    if (option.isFlag()) {
      if (equals >= 0) {
        throw new UsageException(option.name() + " takes no value.");
      }
      add(option, "");
      return at + 1;
    }
    if (equals >= 0) {
      add(option, argument.substring(equals + 1));
      return at + 1;
    }
    if (at + 1 == line.size() || line.get(at + 1).startsWith(PREFIX)) {
      throw new UsageException(option.name() + " has no value. " + option.advice());
    }
    add(option, line.get(at + 1));
    return at + 2;
  }

  private static Option find(List<Option> known, String name) {
    return known.stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no option "
                        + name
                        + "."
                        + NearName.suggestion(name, known.stream().map(Option::name).toList())));
  }

  private void add(Option option, String value) {
    values.computeIfAbsent(option.name(), name -> new ArrayList<>()).add(value);
  }

  /** Returns whether an option was given. */
  boolean has(Option option) {
    return values.containsKey(option.name());
  }

  /** Returns all values of an option, in their order. */
  List<String> all(Option option) {
    return values.getOrDefault(option.name(), List.of());
  }

  /**
   * Finds the value of an option that may be given once.
   *
   * @throws UsageException if it was given more often
   */
  Optional<String> find(Option option) {
    List<String> all = all(option);
    if (all.size() > 1) {
      throw new UsageException(option.name() + " is given more than once.");
    }
    return all.stream().findFirst();
  }
}
