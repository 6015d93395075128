package io.avrodyne.benchmarks.compare;

import java.nio.file.Path;
import java.util.List;

/**
 * One of the two that a comparison measures.
 *
 * @param label its name in tables
 * @param contender the contender whose benchmark it runs
 * @param classPath what its forks run
 */
record Entrant(String label, String contender, List<Path> classPath) {

  /** The contender that versions of the library are compared by. */
  static final String AVRODYNE = "Avrodyne";

  /** Copies the list. */
  Entrant {
    classPath = List.copyOf(classPath);
  }
}
