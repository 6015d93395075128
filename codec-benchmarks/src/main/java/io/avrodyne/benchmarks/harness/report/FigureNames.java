package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

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

  /** Returns the columns of the figures, in order. */
  static List<String> columns(Stream<String> figures) {
    return sorted(figures.filter(each -> !each.equals(EVENTS)), List.copyOf(TITLES.keySet()));
  }

  /** Returns the columns of the parameters, in order. */
  static List<String> parameters(Stream<String> parameters) {
    return sorted(parameters, PARAMETERS);
  }

  private static List<String> sorted(Stream<String> names, List<String> order) {
    List<String> sorted = new ArrayList<>(names.distinct().toList());
    sorted.sort(
        Comparator.comparingInt((String name) -> position(name, order))
            .thenComparing(Comparator.naturalOrder()));
    return sorted;
  }

  private static int position(String name, List<String> order) {
    int position = order.indexOf(name);
    return position < 0 ? order.size() : position;
  }

  /** Returns the heading of a figure's column. */
  static String title(String figure) {
    String known = TITLES.get(figure);
    return known != null
        ? known
        : figure.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }
}
