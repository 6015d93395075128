package io.avrodyne.processor.schema;

import java.util.Optional;

/** A reader of the JSON of defaults. */
public final class DefaultJson {

  private DefaultJson() {}

  /**
   * Returns the value of a text, in the representation of Avro's own classes: null as {@link
   * org.apache.avro.JsonProperties#NULL_VALUE}, a whole number as the narrowest of Integer, Long
   * and BigInteger, any other number as Double. Empty if the text is not one JSON value.
   */
  public static Optional<Object> read(String json) {
    try {
      return Optional.of(new JsonReader(json).readAll());
    } catch (JsonReader.MalformedException e) {
      return Optional.empty();
    }
  }
}
