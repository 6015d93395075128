package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/**
 * All results of an experiment whose benchmarks count more than their time: a row for each case,
 * with the published rows after them.
 *
 * @param title what was measured
 * @param remark what readers have to know about the published rows; empty without any
 * @param table the rows
 */
record FigureTable(String title, String remark, Table table) {

  /** The results that share a table. */
  private record Key(String area, String operation, String unit) {

    String title() {
      return area + ", " + Operation.title(operation);
    }
  }

  /** Makes the tables of all results that have figures. */
  static List<FigureTable> of(Collection<RunResult> results) {
    Map<Key, List<FigureLine>> lines = new LinkedHashMap<>();
    for (RunResult each : results) {
      if (!FigureReader.means(each).isEmpty()) {
        Score score = ResultReader.score(each);
        BenchmarkName name = BenchmarkName.of(each.getParams().getBenchmark());
        lines
            .computeIfAbsent(
                new Key(name.area(), name.method(), score.unit()), absent -> new ArrayList<>())
            .add(FigureLine.of(each, score));
      }
    }
    return lines.entrySet().stream()
        .flatMap(
            each ->
                Stream.concat(
                    Stream.of(of(each.getKey(), each.getValue())),
                    SingleTimes.of(each.getKey().title(), each.getValue()).stream()))
        .toList();
  }

  private static FigureTable of(Key key, List<FigureLine> measured) {
    List<FigureLine> published =
        Published.of(key.area()).stream()
            .filter(each -> each.unit().equals(key.unit()))
            .map(FigureLine::of)
            .toList();
    List<String> parameters =
        FigureNames.parameters(
            measured.stream().flatMap(each -> each.parameters().keySet().stream()));
    List<String> figures =
        FigureNames.columns(
            Stream.concat(measured.stream(), published.stream())
                .flatMap(each -> each.figures().entrySet().stream())
                .filter(each -> each.getValue() != 0)
                .map(Map.Entry::getKey));
    List<String> header = new ArrayList<>(parameters);
    header.addAll(List.of("contender", key.unit(), "factor", "size factor"));
    figures.forEach(each -> header.add(FigureNames.title(each)));
    List<List<String>> rows = new ArrayList<>();
    measured.stream()
        .sorted(order(parameters))
        .forEach(each -> rows.add(cells(each, measured, parameters, figures)));
    published.forEach(each -> rows.add(cells(each, published, parameters, figures)));
    return new FigureTable(
        key.title(),
        published.isEmpty() ? "" : Published.remark(key.area()),
        new Table(parameters.size() + 1, header, rows));
  }

  /** Orders by the parameters, of which some are numbers, and the best first. */
  static Comparator<FigureLine> order(List<String> parameters) {
    Comparator<FigureLine> best = (a, b) -> Double.compare(b.score().relativeTo(a.score()), 1);
    return parameters.stream()
        .map(FigureTable::by)
        .reduce(Comparator::thenComparing)
        .map(order -> order.thenComparing(best))
        .orElse(best);
  }

  private static Comparator<FigureLine> by(String parameter) {
    Function<FigureLine, String> value = line -> line.parameters().getOrDefault(parameter, "");
    return Comparator.comparingInt((FigureLine line) -> number(value.apply(line)))
        .thenComparing(value);
  }

  private static int number(String text) {
    return text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
  }

  /** Returns how many times as slow as the best row with the same parameters this one is. */
  private static String factor(FigureLine line, List<FigureLine> lines) {
    Optional<Score> best =
        lines.stream()
            .filter(each -> each.parameters().equals(line.parameters()))
            .map(FigureLine::score)
            .reduce((a, b) -> b.relativeTo(a) > 1 ? b : a);
    return best.map(each -> String.format(Locale.ROOT, "%.2f", each.relativeTo(line.score())))
        .orElse("");
  }

  /**
   * Returns how many times as large an event is as in the row with the smallest ones, of those with
   * the same parameters.
   */
  private static String sizeFactor(FigureLine line, List<FigureLine> lines) {
    return lines.stream()
        .filter(each -> each.parameters().equals(line.parameters()) && each.size() > 0)
        .mapToDouble(FigureLine::size)
        .min()
        .stream()
        .filter(least -> line.size() > 0)
        .mapToObj(least -> String.format(Locale.ROOT, "%.2f", line.size() / least))
        .findAny()
        .orElse("");
  }

  private static List<String> cells(
      FigureLine line, List<FigureLine> rivals, List<String> parameters, List<String> figures) {
    List<String> cells = new ArrayList<>();
    parameters.forEach(each -> cells.add(line.parameters().getOrDefault(each, "")));
    cells.addAll(
        List.of(
            line.contender(), line.score().text(), factor(line, rivals), sizeFactor(line, rivals)));
    for (String each : figures) {
      double value = line.figures().getOrDefault(each, 0.0);
      cells.add(value == 0 ? "" : Figures.of(value));
    }
    return cells;
  }
}
