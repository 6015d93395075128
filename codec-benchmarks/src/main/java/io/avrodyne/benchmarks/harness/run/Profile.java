package io.avrodyne.benchmarks.harness.run;

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
    return new Profile("everything", new Part("", Map.of(), ""));
  }
}
