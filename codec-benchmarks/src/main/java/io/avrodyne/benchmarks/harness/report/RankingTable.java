package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A layout of a ranking as a text table, for the console and Markdown. */
record RankingTable(Section section, Ranking ranking, Page page) {

  private static final String FAILED = "failed";

  Table table() {
    return new Table(1, header(), ranking.rows().stream().map(this::row).toList());
  }

  private List<String> header() {
    List<String> header = new ArrayList<>(List.of("contender"));
    for (String operation : ranking.operations()) {
      header.add(Operation.title(operation) + ", " + section.unit());
      header.add(ranking.isFloor() ? "Avrodyne at" : "%");
      if (isCompared()) {
        header.add("Δ %");
      }
    }
    ranking.allocations().forEach(operation -> header.add(Operation.title(operation) + " B/op"));
    header.addAll(List.of("wire B", "gzip B", "notes"));
    return header;
  }

  private List<String> row(Row row) {
    List<String> cells = new ArrayList<>(List.of(row.name()));
    for (String operation : ranking.operations()) {
      cells.add(score(row, operation));
      cells.add(share(section, ranking, row, operation));
      if (isCompared()) {
        cells.add(change(row, operation));
      }
    }
    for (String operation : ranking.allocations()) {
      cells.add(allocation(row, operation));
    }
    cells.add(size(row.description().wireBytes()));
    cells.add(size(row.description().gzipBytes()));
    cells.add(page.notesOf(row).stream().map(String::valueOf).collect(Collectors.joining(", ")));
    return cells;
  }

  private boolean isCompared() {
    return !page.baseline().scores().isEmpty();
  }

  private String score(Row row, String operation) {
    return row.score(operation)
        .map(Score::text)
        .orElse(section.isAbsent(row.contender(), operation) ? FAILED : "");
  }

  /** Returns the share of the best score, or Avrodyne's share of a floor. */
  static String share(Section section, Ranking ranking, Row row, String operation) {
    Optional<String> share =
        ranking.isFloor()
            ? section.share(row, operation)
            : ranking
                .relative(row, operation)
                .map(relative -> String.format(Locale.ROOT, "%.1f", 100 * relative));
    return share.orElse("");
  }

  private String change(Row row, String operation) {
    Optional<Baseline.Change> change = row.cell(operation).flatMap(page.baseline()::change);
    return change
        .map(c -> String.format(Locale.ROOT, c.certain() ? "%+.1f" : "(%+.1f)", c.percent()))
        .orElse("");
  }

  static String allocation(Row row, String operation) {
    return row.bytes(operation).map(bytes -> String.format(Locale.ROOT, "%.0f", bytes)).orElse("");
  }

  static String size(int bytes) {
    return bytes > 0 ? String.valueOf(bytes) : "";
  }
}
