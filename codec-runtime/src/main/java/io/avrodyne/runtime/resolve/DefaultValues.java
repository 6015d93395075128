package io.avrodyne.runtime.resolve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.SchemaResolutionException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The defaults of a reader's fields, encoded under the reader's schema.
 *
 * <p>The schema model converts a default as if it belonged to the first branch of a union, so the
 * defaults are read from the text of the schema instead.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class DefaultValues {

  /** The schema model's own parser has no integers beyond a long. */
  private static final ObjectReader JSON = new ObjectMapper().readerFor(Object.class);

  private final IdentityHashMap<Schema, Map<String, @Nullable Object>> records =
      new IdentityHashMap<>();
  private final IdentityHashMap<Schema.Field, byte[]> known = new IdentityHashMap<>();
  private final DefaultEncoder encoder = new DefaultEncoder(this);

  /** Creates an empty table, which is filled as defaults are asked for. */
  public DefaultValues() {}

  /**
   * Returns the encoded default of a field that has one.
   *
   * @throws SchemaResolutionException if the default does not match the type of the field
   */
  public byte[] encoded(Schema record, Schema.Field field) {
    byte[] found = known.get(field);
    if (found == null) {
      found = encoder.encode(field, of(record, field));
      known.put(field, found);
    }
    return found;
  }

  /** Returns the default of a field that has one, as JSON. */
  String text(Schema record, Schema.Field field) {
    return json(of(record, field));
  }

  private static String json(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> json(entry.getKey()) + ": " + json(entry.getValue()))
          .collect(Collectors.joining(", ", "{", "}"));
    }
    if (value instanceof List<?> list) {
      return list.stream().map(DefaultValues::json).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof String text) {
      return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
    return value instanceof Number || value instanceof Boolean ? value.toString() : "null";
  }

  /** Returns the default as the maps, lists, numbers, texts, booleans and nulls of its JSON. */
  @Nullable Object of(Schema record, Schema.Field field) {
    return records.computeIfAbsent(record, DefaultValues::parsed).get(field.name());
  }

  private static Map<String, @Nullable Object> parsed(Schema record) {
    Map<String, @Nullable Object> defaults = new HashMap<>();
    if (parse(record.toString()) instanceof Map<?, ?> schema
        && schema.get("fields") instanceof List<?> fields) {
      fields.forEach(field -> addDefault(field, defaults));
    }
    return defaults;
  }

  private static void addDefault(@Nullable Object field, Map<String, @Nullable Object> defaults) {
    if (field instanceof Map<?, ?> properties && properties.containsKey("default")) {
      defaults.put(String.valueOf(properties.get("name")), properties.get("default"));
    }
  }

  private static Object parse(String text) {
    try {
      return JSON.readValue(text);
    } catch (JsonProcessingException e) {
      throw CodecFailures.resolution(
          "the reader's schema cannot be written as text: " + e.getOriginalMessage());
    }
  }
}
