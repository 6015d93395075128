package io.avrodyne.benchmarks.harness.report;

import java.util.List;
import java.util.Map;

/**
 * The results that others published of an experiment that runs again here.
 *
 * @param lines the results; a table with scores of another unit does not show them
 * @param remark what readers have to know about the results
 */
record Published(List<FigureLine> lines, String remark) {

  private static final Published ACTORS =
      new Published(
          List.of(
              actors("MEMORY", "No codec", 30_590),
              actors("REDIS", "MessagePack", 3_714),
              actors("REDIS", "Protobuf", 3_240),
              actors("POSTGRES", "bytea", 542),
              actors("POSTGRES", "jsonb", 513)),
          "The published rows are of Akka.NET on another machine, with Redis and PostgreSQL in a"
              + " local Kubernetes, one run each. Their settings of durability were not published.");

  private static final Published BANK =
      new Published(
          List.of(
              bank("Jackson CBOR", 25_423, 344),
              bank("Jackson JSON", 25_456, 355),
              bank("XStream, pretty", 40_381, 1340),
              bank("Avro by avro4k", 82_162, 315),
              bank("Avro specific", 136_087, 315)),
          "The published rows are of Axon Server 2023.2.6 over gRPC on another machine, and their"
              + " bytes contain its envelope of about 260 bytes. A factor compares with the rows of"
              + " the same store.");

  Published {
    lines = List.copyOf(lines);
  }

  private static FigureLine actors(String store, String contender, double rate) {
    return line(
        Map.of("engine", "AKKA.NET", "event", "COUNTER", "store", store),
        contender,
        new Score(rate, Double.NaN, "events/s", true),
        Map.of());
  }

  private static FigureLine bank(String contender, double millis, double bytes) {
    return line(
        Map.of("store", "AXON_SERVER"),
        contender,
        new Score(millis, Double.NaN, "ms/op", false),
        Map.of("storedBytes", bytes));
  }

  private static FigureLine line(
      Map<String, String> parameters, String contender, Score score, Map<String, Double> figures) {
    return new FigureLine(parameters, contender + " (published)", score, List.of(), figures);
  }

  /** Returns the results of the experiment in this area, the last part of a package. */
  static Published of(String area) {
    return switch (area) {
      case "actors" -> ACTORS;
      case "bank" -> BANK;
      default -> new Published(List.of(), "");
    };
  }
}
