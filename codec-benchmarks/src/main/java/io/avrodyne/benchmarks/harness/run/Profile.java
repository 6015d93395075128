package io.avrodyne.benchmarks.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A selection that has a name.
 *
 * @param name the name
 * @param parts what it consists of; a benchmark of several parts belongs to the first one
 * @param resumes whether results of an earlier run are used again
 */
record Profile(String name, List<Part> parts, boolean resumes) {

  Profile {
    parts = List.copyOf(parts);
  }

  Profile(String name, Part... parts) {
    this(name, List.of(parts), false);
  }

  /** Returns the selection that leaves everything to the arguments. */
  static Profile everything() {
    return new Profile("everything", Part.of("", Map.of(), ""));
  }

  /**
   * Returns the arguments with the options of a part that the arguments do not set themselves. JMH
   * rejects most options that occur twice.
   */
  static List<String> refined(Part part, List<String> arguments) {
    List<String> refined = new ArrayList<>(arguments);
    for (int i = 0; i < part.options().size(); i += 2) {
      String option = part.options().get(i);
      String value = part.options().get(i + 1);
      if (!isSet(option, value, arguments)) {
        refined.add(option);
        refined.add(value);
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
