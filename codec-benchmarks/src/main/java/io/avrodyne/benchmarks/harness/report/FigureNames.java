package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.Comparator;
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

  private static final Map<String, String> TITLES =
      Map.ofEntries(
          Map.entry(ALLOCATED, "B/op"),
          Map.entry("payloadBytes", "payload B"),
          Map.entry("headerBytes", "headers B"),
          Map.entry("metadataBytes", "metadata B"),
          Map.entry("storedBytes", "stored B"),
          Map.entry("diskBytes", "on-disk B"),
          Map.entry("memoryBytes", "memory B"),
          Map.entry("walBytes", "WAL B"),
          Map.entry("savepointBytes", "savepoint B"),
          Map.entry("appendP50", "p50 µs"),
          Map.entry("appendP99", "p99 µs"),
          Map.entry("codecShare", "codec CPU %"),
          Map.entry("replayRate", "replay events/s"));

  private static final List<String> ORDER =
      List.of(
          ALLOCATED,
          "payloadBytes",
          "headerBytes",
          "metadataBytes",
          "storedBytes",
          "diskBytes",
          "memoryBytes",
          "walBytes",
          "savepointBytes",
          "appendP50",
          "appendP99",
          "codecShare",
          "replayRate");

  private FigureNames() {}

  /** Returns the columns of the figures, in order. */
  static List<String> columns(Stream<String> figures) {
    return sorted(figures.filter(each -> !each.equals(EVENTS)), ORDER);
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
