package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.results.RunResult;

/**
 * All results of an experiment whose benchmarks count more than their time: a row for each case,
 * with the published rows after them, or the times of a case's runs.
 *
 * @param title what was measured
 * @param remark what readers have to know about the published rows; empty without any
 * @param table the rows
 */
record FigureTable(String title, String remark, Table table) {

  /** The results that share a table. */
  private record Key(String area, String operation, String unit) {

    static Key of(RunResult result) {
      BenchmarkName name = BenchmarkName.of(result.getParams().getBenchmark());
      return new Key(name.area(), name.method(), ResultReader.score(result).unit());
    }

    String title() {
      return area + ", " + Operation.title(operation);
    }
  }

  /** Makes the tables of all results that have figures. */
  static List<FigureTable> of(Collection<RunResult> results) {
    Map<Key, List<FigureLine>> lines =
        results.stream()
            .filter(each -> !ResultReader.figures(each).isEmpty())
            .collect(
                Collectors.groupingBy(
                    Key::of,
                    LinkedHashMap::new,
                    Collectors.mapping(FigureLine::of, Collectors.toList())));
    List<FigureTable> tables = new ArrayList<>();
    lines.forEach(
        (key, measured) -> {
          tables.add(of(key, measured));
          singleTimes(key, measured).ifPresent(tables::add);
        });
    return tables;
  }

  private static FigureTable of(Key key, List<FigureLine> measured) {
    Published source = Published.of(key.area());
    List<FigureLine> published =
        source.lines().stream().filter(each -> each.score().unit().equals(key.unit())).toList();
    List<String> parameters = FigureNames.parameters(measured);
    List<FigureLine> lines = new ArrayList<>(measured);
    lines.sort(order(parameters));
    lines.addAll(published);
    List<String> figures = FigureNames.figures(lines);
    List<String> header = new ArrayList<>(parameters);
    header.addAll(List.of("contender", key.unit(), "factor", "size factor"));
    figures.forEach(each -> header.add(FigureNames.title(each)));
    List<List<String>> rows =
        lines.stream().map(each -> cells(each, lines, parameters, figures)).toList();
    return new FigureTable(
        key.title(),
        published.isEmpty() ? "" : source.remark(),
        new Table(parameters.size() + 1, header, rows));
  }

  /** Makes a table of the time of each run, as others published theirs, if there are several. */
  private static Optional<FigureTable> singleTimes(Key key, List<FigureLine> measured) {
    List<FigureLine> lines =
        measured.stream().filter(each -> !each.score().higherIsBetter()).toList();
    int runs = lines.stream().mapToInt(each -> each.times().size()).max().orElse(0);
    if (runs < 2) {
      return Optional.empty();
    }
    List<String> parameters = FigureNames.parameters(lines);
    List<String> header = new ArrayList<>(parameters);
    header.addAll(List.of("contender", "shortest, ms"));
    IntStream.rangeClosed(1, runs).forEach(run -> header.add("run " + run));
    List<List<String>> rows =
        lines.stream()
            .sorted(order(parameters))
            .map(each -> times(each, parameters, runs))
            .toList();
    return Optional.of(
        new FigureTable(
            key.title() + ", each run", "", new Table(parameters.size() + 1, header, rows)));
  }

  private static List<String> times(FigureLine line, List<String> parameters, int runs) {
    List<String> cells = line.cells(parameters);
    cells.add(line.times().isEmpty() ? "" : Figures.of(Collections.min(line.times())));
    line.times().forEach(each -> cells.add(Figures.of(each)));
    cells.addAll(Collections.nCopies(runs - line.times().size(), ""));
    return cells;
  }

  /** Orders by the parameters, of which some are numbers, and the best first. */
  private static Comparator<FigureLine> order(List<String> parameters) {
    Comparator<FigureLine> order = Comparator.comparing(FigureLine::score, Score.BEST_FIRST);
    for (int i = parameters.size() - 1; i >= 0; i--) {
      String parameter = parameters.get(i);
      Function<FigureLine, String> value = line -> line.parameters().getOrDefault(parameter, "");
      order =
          Comparator.comparingInt((FigureLine line) -> number(value.apply(line)))
              .thenComparing(value)
              .thenComparing(order);
    }
    return order;
  }

  private static int number(String text) {
    return text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
  }

  private static List<String> cells(
      FigureLine line, List<FigureLine> lines, List<String> parameters, List<String> figures) {
    List<FigureLine> rivals =
        lines.stream().filter(each -> each.parameters().equals(line.parameters())).toList();
    List<String> cells = line.cells(parameters);
    cells.addAll(List.of(line.score().text(), factor(line, rivals), sizeFactor(line, rivals)));
    for (String each : figures) {
      double value = line.figures().getOrDefault(each, 0.0);
      cells.add(value == 0 ? "" : Figures.of(value));
    }
    return cells;
  }

  /** Returns how many times as slow as the best row with the same parameters this one is. */
  private static String factor(FigureLine line, List<FigureLine> rivals) {
    Score best = rivals.stream().map(FigureLine::score).min(Score.BEST_FIRST).orElseThrow();
    return String.format(Locale.ROOT, "%.2f", best.relativeTo(line.score()));
  }

  /** Returns how many times as large an event is as in the row with the smallest ones. */
  private static String sizeFactor(FigureLine line, List<FigureLine> rivals) {
    double least =
        rivals.stream().mapToDouble(FigureLine::size).filter(size -> size > 0).min().orElse(0);
    return line.size() > 0 ? String.format(Locale.ROOT, "%.2f", line.size() / least) : "";
  }
}
