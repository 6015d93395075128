package io.avrodyne.axon;

/**
 * A content type for upcasters and tools that need the JSON encoding of the Avro specification, as
 * Apache Avro's {@code JsonEncoder} writes it: decimals are the characters of their bytes, times
 * are numbers, and a value of a union is {@code {"string": "x"}}. The content types {@code String}
 * and {@code JsonNode} have numbers, dates and times that people can read and write.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param text the JSON
 */
public record AvroJson(String text) {

  /** Returns the JSON. */
  @Override
  public String toString() {
    return text;
  }
}
