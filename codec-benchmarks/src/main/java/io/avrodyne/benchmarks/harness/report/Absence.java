package io.avrodyne.benchmarks.harness.report;

import java.util.List;

/**
 * A contender that a section's tables do not show, or not completely.
 *
 * @param contender the name of its class without the suffix
 * @param operations the operations without a result; empty if all are missing
 * @param reason a phrase for readers of the report
 */
record Absence(String contender, List<String> operations, String reason) {

  Absence {
    operations = List.copyOf(operations);
  }

  String name() {
    return ContenderStyle.name(contender);
  }

  /** Returns a line about it. */
  String text() {
    return name() + (operations.isEmpty() ? "" : " (" + operationTitles() + ")") + ": " + reason;
  }

  /** Returns the operations as words. */
  String operationTitles() {
    return String.join(", ", operations.stream().map(Operation::title).toList());
  }

  boolean concerns(String other, String operation) {
    return contender.equals(other) && (operations.isEmpty() || operations.contains(operation));
  }
}
