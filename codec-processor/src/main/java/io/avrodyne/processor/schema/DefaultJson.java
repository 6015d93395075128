package io.avrodyne.processor.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;

/** A reader of the JSON of defaults. */
public final class DefaultJson {

  private DefaultJson() {}

  /**
   * Returns the defaults of a record's fields by name. The schema model would convert a default as
   * if it belonged to the first branch of its union.
   */
  public static Map<String, Object> of(Schema record) {
    Map<String, Object> defaults = new HashMap<>();
    if (read(record.toString()).orElse("") instanceof Map<?, ?> schema
        && schema.get("fields") instanceof List<?> fields) {
      for (Object each : fields) {
        if (each instanceof Map<?, ?> field) {
          Object value = field.get("default");
          if (value != null) {
            defaults.put(String.valueOf(field.get("name")), value);
          }
        }
      }
    }
    return defaults;
  }

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
