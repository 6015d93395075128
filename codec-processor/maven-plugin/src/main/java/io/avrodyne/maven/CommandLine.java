package io.avrodyne.maven;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The command line of a goal, made from its parameters. */
final class CommandLine {

  private final List<String> words = new ArrayList<>();

  CommandLine(String command) {
    words.add(command);
  }

  /** Adds an option, unless its value is null. */
  CommandLine add(String option, @Nullable Object value) {
    if (value != null) {
      words.add(option + "=" + value);
    }
    return this;
  }

  /** Adds an option for each of its values. */
  CommandLine addAll(String option, Collection<String> values) {
    values.forEach(value -> add(option, value));
    return this;
  }

  /** Adds an option for each pair; Maven reads an element without text as null. */
  CommandLine addPairs(String option, Map<String, String> pairs) {
    pairs.forEach((key, value) -> add(option, key + "=" + Objects.requireNonNullElse(value, "")));
    return this;
  }

  /** Adds an option without a value if a parameter is true. */
  CommandLine addFlag(String option, boolean isSet) {
    if (isSet) {
      words.add(option);
    }
    return this;
  }

  /** Returns the name of the command and its options. */
  List<String> words() {
    return List.copyOf(words);
  }
}
