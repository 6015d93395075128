package io.avrodyne.benchmarks.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A part of a profile: benchmarks, and how they are measured.
 *
 * @param benchmarks a regular expression for the names of the benchmarks; a part of the name is
 *     enough
 * @param values by the name of a parameter, a regular expression for the values that take part, in
 *     full; parameters without an entry take all their values
 * @param options options of JMH, each with its value
 */
record Part(String benchmarks, Map<String, String> values, String options) {

  Part {
    values = Map.copyOf(values);
  }

  boolean includes(String benchmark) {
    return Pattern.compile(benchmarks).matcher(benchmark).find();
  }

  boolean includes(Map<String, String> parameters) {
    return parameters.entrySet().stream()
        .allMatch(each -> each.getValue().matches(values.getOrDefault(each.getKey(), ".*")));
  }

  /**
   * Returns the arguments with the options that they do not set themselves. JMH rejects most
   * options that occur twice.
   */
  List<String> refined(List<String> arguments) {
    List<String> refined = new ArrayList<>(arguments);
    String[] words = options.split(" ", -1);
    for (int i = 0; i + 1 < words.length; i += 2) {
      if (!isSet(words[i], words[i + 1], arguments)) {
        refined.addAll(List.of(words[i], words[i + 1]));
      }
    }
    return refined;
  }

  /** Returns whether the arguments set the option; profilers and parameters may be repeated. */
  private static boolean isSet(String option, String value, List<String> arguments) {
    return switch (option) {
      case "-prof" -> arguments.contains(option) && arguments.contains(value);
      case "-p" -> {
        String name = value.substring(0, value.indexOf('=') + 1);
        yield arguments.stream().anyMatch(each -> each.startsWith(name));
      }
      default -> arguments.contains(option);
    };
  }
}
