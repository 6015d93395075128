package io.avrodyne.benchmarks.harness.size;

import java.util.Map;
import java.util.Optional;

/** The sizes that others published. Matched by name, so a workload may be missing. */
final class PublishedSizes {

  private static final Map<String, String> EQUITY_T1 =
      Map.of(
          "Avro", "303",
          "Protobuf", "318",
          "ProtobufHydrated", "318",
          "JacksonJson", "768");

  private static final Map<String, Map<String, String>> BYTES =
      Map.of(
          "SOCIAL_POST",
          Map.of(
              "JacksonJson", "1223",
              "AvroJson", "1223",
              "Protobuf", "764",
              "ProtobufHydrated", "764",
              "Avro", "721"),
          "EQUITY_T1",
          EQUITY_T1,
          "EQUITY_T1_BOXED",
          EQUITY_T1,
          "EQUITY_T2",
          Map.of(
              "Avro", "262",
              "Protobuf", "318",
              "ProtobufHydrated", "318",
              "JacksonJson", "768"),
          "BANK_TEXT",
          Map.of(
              "Avro", "56-58",
              "JacksonCbor", "85/93",
              "JacksonJson", "95/104",
              "XStreamPretty", "1078-1104",
              "XStreamCompact", "781-807"));

  private PublishedSizes() {}

  /** Returns the size that was published; of all contenders that write Avro, it is one size. */
  static Optional<String> of(String workload, String contender, boolean writesAvro) {
    Map<String, String> bytes = BYTES.getOrDefault(workload, Map.of());
    return Optional.ofNullable(bytes.get(writesAvro ? "Avro" : contender));
  }
}
