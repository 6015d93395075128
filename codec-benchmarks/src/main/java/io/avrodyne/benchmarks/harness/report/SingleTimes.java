package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The time of each run of an experiment, as others published theirs, and the shortest of them. */
final class SingleTimes {

  private SingleTimes() {}

  /** Makes the table, if the scores are times of several runs. */
  static Optional<FigureTable> of(String experiment, List<FigureLine> lines) {
    List<FigureLine> timed = lines.stream().filter(each -> !each.score().higherIsBetter()).toList();
    int runs = timed.stream().mapToInt(each -> each.times().size()).max().orElse(0);
    if (runs < 2) {
      return Optional.empty();
    }
    List<String> parameters = FigureNames.parameters(timed);
    List<String> header = new ArrayList<>(parameters);
    header.addAll(List.of("contender", "shortest, ms"));
    IntStream.rangeClosed(1, runs).forEach(run -> header.add("run " + run));
    List<List<String>> rows =
        timed.stream()
            .sorted(FigureTable.order(parameters))
            .map(each -> row(each, parameters, runs))
            .toList();
    return Optional.of(
        new FigureTable(
            experiment + ", each run", "", new Table(parameters.size() + 1, header, rows)));
  }

  private static List<String> row(FigureLine line, List<String> parameters, int runs) {
    List<String> cells = line.cells(parameters);
    cells.add(line.times().isEmpty() ? "" : Figures.of(Collections.min(line.times())));
    line.times().forEach(each -> cells.add(Figures.of(each)));
    cells.addAll(Collections.nCopies(runs - line.times().size(), ""));
    return cells;
  }
}
