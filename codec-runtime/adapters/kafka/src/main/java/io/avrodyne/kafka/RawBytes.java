package io.avrodyne.kafka;

/**
 * The choice of values of class {@code byte[]} that a serializer writes as they are, without a
 * frame. Dead letters contain such values: what could not be deserialized is sent on as it was.
 *
 * <p>If a codec of the serializer is for {@code byte[]} itself, all arrays are data, which it
 * encodes.
 */
public enum RawBytes {
  /**
   * Those of records whose headers mark a dead letter of Spring, of Kafka Streams or of Kafka
   * Connect. This is the default.
   */
  DEAD_LETTERS,
  /** Those of all records, also where there are no headers. */
  ALWAYS,
  /** None. */
  NEVER
}
