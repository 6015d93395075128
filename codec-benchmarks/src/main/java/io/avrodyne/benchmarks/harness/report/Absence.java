package io.avrodyne.benchmarks.harness.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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

  /** Makes absences of a section's failures, joining those that differ in the operation only. */
  static List<Absence> of(List<Failure> failures) {
    record Cause(String contender, String reason) {}
    Map<Cause, List<String>> operations =
        failures.stream()
            .collect(
                Collectors.groupingBy(
                    failure -> new Cause(failure.subject().contender(), failure.reason()),
                    LinkedHashMap::new,
                    Collectors.mapping(
                        failure -> failure.subject().operation(), Collectors.toList())));
    return operations.entrySet().stream()
        .map(
            each ->
                new Absence(
                    each.getKey().contender,
                    Operation.sorted(each.getValue()),
                    each.getKey().reason))
        .toList();
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
