package io.avrodyne.processor.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

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

  /** Returns whether two values are the same; 1 and 1.0 are. */
  public static boolean areSame(Object one, Object other) {
    if (one instanceof List<?> some && other instanceof List<?> others) {
      return some.size() == others.size()
          && IntStream.range(0, some.size()).allMatch(i -> areSame(some.get(i), others.get(i)));
    }
    if (one instanceof Map<?, ?> some && other instanceof Map<?, ?> others) {
      return some.size() == others.size()
          && some.entrySet().stream()
              .allMatch(each -> isSame(each.getValue(), others.get(each.getKey())));
    }
    boolean fractional = one instanceof Double || other instanceof Double;
    if (fractional && one instanceof Number number && other instanceof Number that) {
      return number.doubleValue() == that.doubleValue();
    }
    return one.equals(other);
  }

  private static boolean isSame(Object value, @Nullable Object other) {
    return other != null && areSame(value, other);
  }
}
