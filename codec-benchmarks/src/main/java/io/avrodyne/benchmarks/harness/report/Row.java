package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import java.util.List;
import java.util.Optional;

/**
 * A contender's line in a table.
 *
 * @param cells its measurements on one track of one section, at least one
 */
record Row(List<Measurement> cells) {

  Row {
    cells = List.copyOf(cells);
  }

  /** Returns the name of its class without the suffix. */
  String contender() {
    return cells.get(0).subject().contender();
  }

  String name() {
    return ContenderStyle.name(contender());
  }

  boolean isOwn() {
    return ContenderStyle.isOwn(contender());
  }

  /** Returns what its benchmark tells. */
  Description description() {
    return cells.get(0).description();
  }

  /** Returns the last measurement of an operation. */
  Optional<Measurement> cell(String operation) {
    return cells.stream()
        .filter(cell -> cell.subject().operation().equals(operation))
        .reduce((earlier, last) -> last);
  }

  /** Returns the memory that an operation allocates, if it was measured. */
  Optional<Double> bytes(String operation) {
    return cell(operation).flatMap(Measurement::bytesPerOperation);
  }

  Optional<Score> score(String operation) {
    return cell(operation).map(Measurement::score);
  }
}
