package io.avrodyne.benchmarks.harness.report;

import java.util.List;
import java.util.Map;

/** The results that others published of an experiment that runs again here. */
final class Published {

  /**
   * A result.
   *
   * @param unit the unit of the score; a table with other units does not show it
   * @param parameters what is known of the settings, by the name of the parameter
   * @param contender the format, as the report names it
   * @param figures other figures, by their names
   */
  record Line(
      String unit,
      Map<String, String> parameters,
      String contender,
      double score,
      Map<String, Double> figures) {

    /** Returns whether more is better. */
    boolean isRate() {
      return unit.equals(RATE);
    }
  }

  private static final String RATE = "events/s";

  private static final List<Line> ACTORS =
      List.of(
          actors("MEMORY", "No codec", 30_590),
          actors("REDIS", "MessagePack", 3_714),
          actors("REDIS", "Protobuf", 3_240),
          actors("POSTGRES", "bytea", 542),
          actors("POSTGRES", "jsonb", 513));

  private static final String ACTORS_REMARK =
      "The published rows are of Akka.NET on another machine, with Redis and PostgreSQL in a local"
          + " Kubernetes, one run each. Their settings of durability were not published.";

  private static final String TIME = "ms/op";

  private static final List<Line> BANK =
      List.of(
          bank("Jackson CBOR", 25_423, 344),
          bank("Jackson JSON", 25_456, 355),
          bank("XStream, pretty", 40_381, 1340),
          bank("Avro by avro4k", 82_162, 315),
          bank("Avro specific", 136_087, 315));

  private static final String BANK_REMARK =
      "The published rows are of Axon Server 2023.2.6 over gRPC on another machine, and their bytes"
          + " contain its envelope of about 260 bytes. A factor compares with the rows of the same"
          + " store.";

  private Published() {}

  private static Line bank(String contender, double millis, double bytes) {
    return new Line(
        TIME, Map.of("store", "AXON_SERVER"), contender, millis, Map.of("storedBytes", bytes));
  }

  private static Line actors(String store, String contender, double rate) {
    return new Line(
        RATE,
        Map.of("engine", "AKKA.NET", "event", "COUNTER", "store", store),
        contender,
        rate,
        Map.of());
  }

  /** Returns the results of the experiment in this area, the last part of a package. */
  static List<Line> of(String area) {
    return switch (area) {
      case "actors" -> ACTORS;
      case "bank" -> BANK;
      default -> List.of();
    };
  }

  /** Returns what readers have to know about the results of an area, or an empty text. */
  static String remark(String area) {
    return switch (area) {
      case "actors" -> ACTORS_REMARK;
      case "bank" -> BANK_REMARK;
      default -> "";
    };
  }
}
