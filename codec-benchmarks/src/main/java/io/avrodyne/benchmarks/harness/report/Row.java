package io.avrodyne.benchmarks.harness.report;

import io.avrodyne.benchmarks.harness.Described.Description;
import java.util.Map;
import java.util.Optional;

/**
 * A contender's line in a table.
 *
 * @param contender the name of its class without the suffix
 * @param description what its benchmark tells
 * @param cells its measurements, by operation
 */
record Row(String contender, Description description, Map<String, Measurement> cells) {

  Row {
    cells = Map.copyOf(cells);
  }

  String name() {
    return ContenderStyle.name(contender);
  }

  boolean isOwn() {
    return ContenderStyle.isOwn(contender);
  }

  Optional<Measurement> cell(String operation) {
    return Optional.ofNullable(cells.get(operation));
  }

  Optional<Score> score(String operation) {
    return cell(operation).map(Measurement::score);
  }
}
