package io.avrodyne.benchmarks.harness.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table that is readable on a console and valid Markdown at the same time.
 *
 * @param textColumns the number of leading text columns; the others are numbers, aligned to the
 *     right
 * @param header the names of the columns
 * @param rows the rows, each with as many cells as the header
 */
record Table(int textColumns, List<String> header, List<List<String>> rows) {

  Table {
    header = List.copyOf(header);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** Returns the lines of the table, each with its line separator. */
  String text() {
    StringBuilder text = new StringBuilder(line(header)).append(rule());
    rows.forEach(row -> text.append(line(row)));
    return text.toString();
  }

  private String line(List<String> cells) {
    return columns()
        .mapToObj(column -> padded(cells.get(column), column))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private String rule() {
    return columns()
        .mapToObj(
            column -> {
              String dashes = "-".repeat(width(column));
              return isText(column) ? "-" + dashes + "-" : "-" + dashes + ":";
            })
        .collect(Collectors.joining("|", "|", "|\n"));
  }

  private String padded(String cell, int column) {
    String padding = " ".repeat(width(column) - cell.length());
    return isText(column) ? cell + padding : padding + cell;
  }

  private int width(int column) {
    int widest = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    return Math.max(widest, header.get(column).length());
  }

  private boolean isText(int column) {
    return column < textColumns;
  }

  private IntStream columns() {
    return IntStream.range(0, header.size());
  }
}
