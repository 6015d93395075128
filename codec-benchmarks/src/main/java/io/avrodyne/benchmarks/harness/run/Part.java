package io.avrodyne.benchmarks.harness.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A part of a profile: benchmarks, and how they are measured.
 *
 * @param benchmarks the names of the benchmarks; a part of the name is enough
 * @param values by the name of a parameter, the values that take part, in full; parameters without
 *     an entry take all their values
 * @param options options of JMH, each with its value
 */
record Part(Pattern benchmarks, Map<String, Pattern> values, List<String> options) {

  Part {
    values = Map.copyOf(values);
    options = List.copyOf(options);
  }

  static Part of(String benchmarks, Map<String, String> values, String options) {
    Map<String, Pattern> patterns = new HashMap<>();
    values.forEach((name, value) -> patterns.put(name, Pattern.compile(value)));
    return new Part(
        Pattern.compile(benchmarks),
        patterns,
        options.isEmpty() ? List.of() : List.of(options.split(" ", -1)));
  }

  boolean includes(String benchmark) {
    return benchmarks.matcher(benchmark).find();
  }

  boolean includes(String parameter, String value) {
    Pattern pattern = values.get(parameter);
    return pattern == null || pattern.matcher(value).matches();
  }
}
