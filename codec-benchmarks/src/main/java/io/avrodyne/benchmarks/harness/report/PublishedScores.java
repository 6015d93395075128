package io.avrodyne.benchmarks.harness.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The scores that others published of a workload. They are shown after those that were measured
 * here, and never ranked with them: machine, virtual machine and versions differ.
 *
 * @param table the contenders, in the order of the publication; % is the share of the best score
 * @param remark where the scores are from
 */
record PublishedScores(Table table, String remark) {

  private static final String AVRODITE =
      "Published by Avrodite of one constant event: an Intel i7-6900K, JDK 12, Avro 1.8.1, Jackson"
          + " 2.8.5, Protobuf 3.11.3.";

  private static final String AVRO4K =
      "Published by avro4k of another machine, a MacBook Air M2 in the first list; the second list,"
          + " of another day, names none. Jackson failed to read the clients.";

  private static final String POST =
      "Published of another machine, an Apple M3 Pro with JDK 25. Its throughput was printed with"
          + " three decimals of operations per nanosecond, so only the times say something.";

  private static final Map<String, PublishedScores> BY_WORKLOAD =
      Map.of(
          "EQUITY_T1",
          of(
              AVRODITE,
              """
              | published contender    | round trip, ops/ms |     % |  B/op |
              | Avrodite               |               1845 | 100.0 |  1024 |
              | Protobuf               |              586.0 |  31.8 |  6088 |
              | Avro generic           |              112.0 |   6.1 |  2248 |
              | Avro generic, hydrated |              95.00 |   5.1 |  4840 |
              | Jackson Avro           |              89.00 |   4.8 | 16264 |
              | Jackson JSON           |              89.00 |   4.8 |  9472 |
              """),
          "EQUITY_T2",
          of(
              AVRODITE,
              """
              | published contender    | round trip, ops/ms |     % |  B/op |
              | Avrodite               |               2260 | 100.0 |  1024 |
              | Protobuf               |              589.0 |  26.1 |  6088 |
              | Avro generic           |              495.0 |  21.9 |  2248 |
              | Avro generic, hydrated |              248.0 |  11.0 |  4840 |
              | Jackson Avro           |              146.0 |   6.5 | 16296 |
              | Jackson JSON           |              88.00 |   3.9 |  9472 |
              """),
          "SIMPLE",
          of(
              AVRO4K,
              """
              | published contender                   | write, ops/s |     % | read, ops/s |     % |
              | avro4k                                |       459752 |  86.9 |      174063 |  86.9 |
              | Avro reflect                          |       355545 |  67.2 |      159205 |  79.5 |
              | avro4k, by Avro generic               |       190366 |  36.0 |      114511 |  57.2 |
              | Jackson Avro                          |       131493 |  24.9 |       67812 |  33.9 |
              | avro4k (second list)                  |       528821 | 100.0 |      200298 | 100.0 |
              | Avro reflect (second list)            |       310032 |  58.6 |      161058 |  80.4 |
              | avro4k, by Avro generic (second list) |       234964 |  44.4 |      146318 |  73.1 |
              | Jackson Avro (second list)            |       108864 |  20.6 |       75876 |  37.9 |
              """),
          "COMPLEX",
          of(
              AVRO4K,
              """
              | published contender                   | write, ops/s |     % | read, ops/s |     % |
              | avro4k                                |        54175 |  82.6 |       23897 |  98.3 |
              | Avro reflect                          |        48289 |  73.6 |       21610 |  88.9 |
              | avro4k, by Avro generic               |        28093 |  42.8 |       14004 |  57.6 |
              | Jackson Avro                          |        36605 |  55.8 |             |       |
              | avro4k (second list)                  |        65604 | 100.0 |       24039 |  98.9 |
              | Avro reflect (second list)            |        41357 |  63.0 |       24299 | 100.0 |
              | avro4k, by Avro generic (second list) |        32218 |  49.1 |       16787 |  69.1 |
              | Jackson Avro (second list)            |        31621 |  48.2 |             |       |
              """),
          "LISTS",
          of(
              AVRO4K,
              """
              | published contender                   | write, ops/s |     % | read, ops/s |     % |
              | avro4k (second list)                  |        130.3 | 100.0 |       38.91 |  43.0 |
              | Avro reflect (second list)            |        50.18 |  38.5 |       26.21 |  29.0 |
              | avro4k, by Avro generic (second list) |        54.32 |  41.7 |       28.67 |  31.7 |
              | Jackson Avro (second list)            |        37.27 |  28.6 |       90.42 | 100.0 |
              """),
          "SOCIAL_POST",
          of(
              POST,
              """
              | published contender | write, ns/op |     % | read, ns/op |     % |
              | Protobuf            |        439.0 | 100.0 |       714.8 | 100.0 |
              | Avro binary         |        586.9 |  74.8 |        1495 |  47.8 |
              | Jackson JSON        |         1148 |  38.2 |        1658 |  43.1 |
              | Avro JSON           |         4358 |  10.1 |        5916 |  12.1 |
              """));

  /** Reads a table, whose first line is the header. */
  private static PublishedScores of(String remark, String table) {
    List<List<String>> lines =
        table
            .lines()
            .map(line -> Stream.of(line.split("\\|")).skip(1).map(String::strip).toList())
            .toList();
    return new PublishedScores(new Table(1, lines.get(0), lines.subList(1, lines.size())), remark);
  }

  /** Returns the published scores of a workload, by its name. */
  static Optional<PublishedScores> of(String workload) {
    return Optional.ofNullable(BY_WORKLOAD.get(workload));
  }
}
