package io.avrodyne.processor.schema;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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

  /**
   * Returns whether two defaults of a type are read as the same value. As doubles, 1 and 1.0 are;
   * in a union, they may belong to different branches.
   */
  public static boolean areSame(Object one, Object other, Schema type) {
    return valueOf(one, type).equals(valueOf(other, type));
  }

  /** Returns an object that equals that of another default if both are read as the same value. */
  private static Object valueOf(Object json, Schema type) {
    if (type.getType() == Schema.Type.UNION) {
      return new CompiledDefault(type, false, false)
          .branch(json, "")
          .<Object>map(branch -> List.of(branch.schema(), valueOf(json, branch.schema())))
          .orElse(json);
    }
    if (json instanceof Number number && type.getType() == Schema.Type.FLOAT) {
      return number.floatValue();
    }
    if (json instanceof Number number && type.getType() == Schema.Type.DOUBLE) {
      return number.doubleValue();
    }
    if (json instanceof List<?> items && type.getType() == Schema.Type.ARRAY) {
      return items.stream().map(item -> valueOf(item, type.getElementType())).toList();
    }
    if (json instanceof Map<?, ?> entries && type.getType() == Schema.Type.MAP) {
      return valuesOf(entries, key -> type.getValueType());
    }
    return json instanceof Map<?, ?> fields && type.getType() == Schema.Type.RECORD
        ? valuesOf(fields, name -> typeOf(type.getField(name)))
        : json;
  }

  private static Map<String, Object> valuesOf(Map<?, ?> parts, Function<String, Schema> types) {
    Map<String, Object> values = new HashMap<>();
    parts.forEach(
        (name, part) -> values.put((String) name, valueOf(part, types.apply((String) name))));
    return values;
  }

  /** An object in a file may contain more than its record. */
  private static Schema typeOf(Schema.@Nullable Field field) {
    return field == null ? Schema.create(Schema.Type.NULL) : field.schema();
  }
}
