package io.avrodyne.generate.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
    return steps;
  }
}
