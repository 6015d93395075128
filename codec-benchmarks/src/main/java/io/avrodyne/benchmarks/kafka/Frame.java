package io.avrodyne.benchmarks.kafka;

/** The form in which a record identifies the schema of its value. */
public enum Frame {
  /** A zero byte and four bytes of an id before the value: Confluent's form, and Apicurio's. */
  PREFIX,
  /** Confluent's header with the id. */
  CONFLUENT_HEADER,
  /** Apicurio's two headers, with the id and with the encoding. */
  APICURIO_HEADERS,
  /** Avro's single-object encoding, with the schema's fingerprint before the value. */
  SINGLE_OBJECT;

  private static final int PREFIX_BYTES = 5;
  private static final int SINGLE_OBJECT_BYTES = 10;

  /** Returns the number of bytes before the value. */
  int valueAt() {
    return switch (this) {
      case PREFIX -> PREFIX_BYTES;
      case SINGLE_OBJECT -> SINGLE_OBJECT_BYTES;
      default -> 0;
    };
  }

  /** Returns the number of headers. */
  int headers() {
    return switch (this) {
      case CONFLUENT_HEADER -> 1;
      case APICURIO_HEADERS -> 2;
      default -> 0;
    };
  }
}
