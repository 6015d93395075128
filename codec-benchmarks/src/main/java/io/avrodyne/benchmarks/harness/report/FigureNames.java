package io.avrodyne.benchmarks.harness.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The columns of figures, which are counters of the benchmarks, and of parameters. */
final class FigureNames {

  /** The counter by which a time becomes a rate; it has no column. */
  static final String EVENTS = "events";

  /** The memory that an operation allocates, which a profiler of JMH measures. */
  static final String ALLOCATED = "allocatedBytes";

  private static final List<String> PARAMETERS =
      List.of(
          "event",
          "form",
          "frame",
          "backend",
          "store",
          "durability",
          "engine",
          "envelope",
          "workers");

  /** The headings of the columns, in their order. */
  private static final Map<String, String> TITLES = new LinkedHashMap<>();

  static {
    TITLES.put(ALLOCATED, "B/op");
    TITLES.put("payloadBytes", "payload B");
    TITLES.put("headerBytes", "headers B");
    TITLES.put("metadataBytes", "metadata B");
    TITLES.put("storedBytes", "stored B");
    TITLES.put("diskBytes", "on-disk B");
    TITLES.put("memoryBytes", "memory B");
    TITLES.put("walBytes", "WAL B");
    TITLES.put("savepointBytes", "savepoint B");
    TITLES.put("appendP50", "p50 µs");
    TITLES.put("appendP99", "p99 µs");
    TITLES.put("codecShare", "codec CPU %");
    TITLES.put("replayRate", "replay events/s");
  }

  private FigureNames() {}

  /** Returns the figures that are not 0 in some line, in the order of their columns. */
  static List<String> figures(List<FigureLine> lines) {
    return lines.stream()
        .flatMap(line -> line.figures().entrySet().stream())
        .filter(figure -> figure.getValue() != 0 && !figure.getKey().equals(EVENTS))
        .map(Map.Entry::getKey)
        .distinct()
        .sorted(Operation.order(List.copyOf(TITLES.keySet())))
        .toList();
  }

  /** Returns the parameters of the lines, in the order of their columns. */
  static List<String> parameters(List<FigureLine> lines) {
    return lines.stream()
        .flatMap(line -> line.parameters().keySet().stream())
        .distinct()
        .sorted(Operation.order(PARAMETERS))
        .toList();
  }

  /** Returns the heading of a figure's column. */
  static String title(String figure) {
    String known = TITLES.get(figure);
    return known != null ? known : Operation.spaced(figure);
  }
}
