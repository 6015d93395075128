package io.avrodyne.benchmarks.harness.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The scores that others published of a workload. They are shown after those that were measured
 * here, and never ranked with them: machine, virtual machine and versions differ.
 *
 * @param unit the unit of the scores; those of operations count, those of nanoseconds are times
 * @param operations the operations, in the order of the columns
 * @param lines the contenders, in the order of the publication
 * @param remark where the scores are from
 */
record PublishedScores(String unit, List<String> operations, List<Line> lines, String remark) {

  /** The score of an operation that was not measured. */
  private static final double NONE = Double.NaN;

  /** The rate of allocation of a contender for which none was published. */
  private static final int UNKNOWN = -1;

  /**
   * A contender.
   *
   * @param bytes the bytes that an operation allocates, or {@link #UNKNOWN}
   * @param scores the scores of the operations, {@link #NONE} without one
   */
  record Line(String contender, int bytes, List<Double> scores) {

    static Line of(String contender, int bytes, Double... scores) {
      return new Line(contender, bytes, List.of(scores));
    }

    Line {
      scores = List.copyOf(scores);
    }
  }

  private static final String AVRODITE =
      "Published by Avrodite of one constant event: an Intel i7-6900K, JDK 12, Avro 1.8.1, Jackson"
          + " 2.8.5, Protobuf 3.11.3.";

  private static final String AVRO4K =
      "Published by avro4k of another machine, a MacBook Air M2 in the first list; the second list,"
          + " of another day, names none. Jackson failed to read the clients.";

  private static final String POST =
      "Published of another machine, an Apple M3 Pro with JDK 25. Its throughput was printed with"
          + " three decimals of operations per nanosecond, so only the times say something.";

  private static final PublishedScores EQUITY_T1 =
      roundTrips(
          Line.of("Avrodite", 1024, 1845.0),
          Line.of("Protobuf", 6088, 586.0),
          Line.of("Avro generic", 2248, 112.0),
          Line.of("Avro generic, hydrated", 4840, 95.0),
          Line.of("Jackson Avro", 16_264, 89.0),
          Line.of("Jackson JSON", 9472, 89.0));

  private static final PublishedScores EQUITY_T2 =
      roundTrips(
          Line.of("Avrodite", 1024, 2260.0),
          Line.of("Protobuf", 6088, 589.0),
          Line.of("Avro generic", 2248, 495.0),
          Line.of("Avro generic, hydrated", 4840, 248.0),
          Line.of("Jackson Avro", 16_296, 146.0),
          Line.of("Jackson JSON", 9472, 88.0));

  private static final PublishedScores SIMPLE =
      halves(
          "ops/s",
          AVRO4K,
          Line.of("avro4k", UNKNOWN, 459_751.939, 174_063.241),
          Line.of("Avro reflect", UNKNOWN, 355_544.645, 159_204.806),
          Line.of("avro4k, by Avro generic", UNKNOWN, 190_365.959, 114_511.133),
          Line.of("Jackson Avro", UNKNOWN, 131_492.564, 67_811.540),
          Line.of("avro4k (second list)", UNKNOWN, 528_821.186, 200_297.694),
          Line.of("Avro reflect (second list)", UNKNOWN, 310_032.268, 161_057.665),
          Line.of("avro4k, by Avro generic (second list)", UNKNOWN, 234_963.682, 146_317.875),
          Line.of("Jackson Avro (second list)", UNKNOWN, 108_864.249, 75_876.208));

  private static final PublishedScores COMPLEX =
      halves(
          "ops/s",
          AVRO4K,
          Line.of("avro4k", UNKNOWN, 54_174.691, 23_897.142),
          Line.of("Avro reflect", UNKNOWN, 48_289.132, 21_609.748),
          Line.of("avro4k, by Avro generic", UNKNOWN, 28_092.785, 14_003.544),
          Line.of("Jackson Avro", UNKNOWN, 36_604.599, NONE),
          Line.of("avro4k (second list)", UNKNOWN, 65_604.414, 24_038.530),
          Line.of("Avro reflect (second list)", UNKNOWN, 41_357.127, 24_299.142),
          Line.of("avro4k, by Avro generic (second list)", UNKNOWN, 32_217.821, 16_787.258),
          Line.of("Jackson Avro (second list)", UNKNOWN, 31_620.999, NONE));

  private static final PublishedScores LISTS =
      halves(
          "ops/s",
          AVRO4K,
          Line.of("avro4k (second list)", UNKNOWN, 130.315, 38.907),
          Line.of("Avro reflect (second list)", UNKNOWN, 50.178, 26.206),
          Line.of("avro4k, by Avro generic (second list)", UNKNOWN, 54.315, 28.672),
          Line.of("Jackson Avro (second list)", UNKNOWN, 37.269, 90.419));

  private static final PublishedScores SOCIAL_POST =
      halves(
          "ns/op",
          POST,
          Line.of("Protobuf", UNKNOWN, 438.998, 714.819),
          Line.of("Avro binary", UNKNOWN, 586.868, 1495.334),
          Line.of("Jackson JSON", UNKNOWN, 1148.056, 1658.018),
          Line.of("Avro JSON", UNKNOWN, 4358.061, 5915.887));

  PublishedScores {
    operations = List.copyOf(operations);
    lines = List.copyOf(lines);
  }

  private static PublishedScores roundTrips(Line... lines) {
    return new PublishedScores("ops/ms", List.of("roundTrip"), List.of(lines), AVRODITE);
  }

  private static PublishedScores halves(String unit, String remark, Line... lines) {
    return new PublishedScores(unit, List.of("write", "read"), List.of(lines), remark);
  }

  /** Returns the published scores of a workload, by its name. */
  static Optional<PublishedScores> of(String workload) {
    return switch (workload) {
      case "EQUITY_T1" -> Optional.of(EQUITY_T1);
      case "EQUITY_T2" -> Optional.of(EQUITY_T2);
      case "SIMPLE" -> Optional.of(SIMPLE);
      case "COMPLEX" -> Optional.of(COMPLEX);
      case "LISTS" -> Optional.of(LISTS);
      case "SOCIAL_POST" -> Optional.of(SOCIAL_POST);
      default -> Optional.empty();
    };
  }

  /** Returns the table, in which % is the share of the best published score. */
  Table table() {
    List<String> header = new ArrayList<>(List.of("published contender"));
    operations.forEach(
        operation -> header.addAll(List.of(Operation.title(operation) + ", " + unit, "%")));
    if (hasBytes()) {
      header.add("B/op");
    }
    return new Table(1, header, lines.stream().map(this::cells).toList());
  }

  private boolean hasBytes() {
    return lines.stream().anyMatch(line -> line.bytes() != UNKNOWN);
  }

  private List<String> cells(Line line) {
    List<String> cells = new ArrayList<>(List.of(line.contender()));
    IntStream.range(0, operations.size())
        .forEach(i -> cells.addAll(cells(line.scores().get(i), best(i))));
    if (hasBytes()) {
      cells.add(String.valueOf(line.bytes()));
    }
    return cells;
  }

  private List<String> cells(double score, double best) {
    return Double.isNaN(score)
        ? List.of("", "")
        : List.of(Figures.of(score), RankingTable.percent(isRate() ? score / best : best / score));
  }

  private double best(int operation) {
    return lines.stream()
        .map(line -> line.scores().get(operation))
        .filter(Predicate.not(score -> score.isNaN()))
        .reduce(isRate() ? Math::max : Math::min)
        .orElseThrow();
  }

  private boolean isRate() {
    return unit.startsWith("ops");
  }
}
