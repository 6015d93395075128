package io.avrodyne.generate.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The steps that lead from a source with edits to what the schemas say. */
final class HandSteps {

  private HandSteps() {}

  /** Returns one line for each step. */
  static List<String> between(Map<String, String> existing, Map<String, String> expected) {
    List<String> steps = new ArrayList<>();
    String previous = "";
    for (Map.Entry<String, String> fact : expected.entrySet()) {
      String name = fact.getKey();
      String known = existing.get(name);
      if (known == null) {
        steps.add(
            "add "
                + name
                + ": "
                + fact.getValue()
                + (previous.isEmpty() ? "" : ", after " + previous));
      } else if (!known.equals(fact.getValue())) {
        steps.add("change " + name + ": from " + known + " to " + fact.getValue());
      }
      previous = name;
    }
    for (String name : existing.keySet()) {
      if (!expected.containsKey(name)) {
        steps.add("remove " + name + ", or mark it with @AvroIgnore if it is not data");
      }
    }
    order(existing, expected).ifPresent(steps::add);
    return steps;
  }

  /** Returns the step that puts the constants that both enums have into the expected order. */
  private static Optional<String> order(
      Map<String, String> existing, Map<String, String> expected) {
    List<String> order = constants(expected);
    List<String> now = constants(existing);
    return common(now, order).equals(common(order, now))
        ? Optional.empty()
        : Optional.of("put the constants in the order " + String.join(", ", order));
  }

  /** Returns the constants of an enum in their order, which is that of the symbols. */
  private static List<String> constants(Map<String, String> facts) {
    return facts.entrySet().stream()
        .filter(fact -> fact.getValue().endsWith(DeclaredFacts.CONSTANT))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static List<String> common(List<String> names, List<String> others) {
    return names.stream().filter(others::contains).toList();
  }
}
