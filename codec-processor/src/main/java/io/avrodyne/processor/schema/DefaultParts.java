package io.avrodyne.processor.schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A strict match of JSON against the Avro types that contain other types.
 *
 * @param json an array or an object, if all is well
 * @param path to it
 * @param exact whether an object may contain fields of its record alone
 */
record DefaultParts(Object json, String path, boolean exact) {

  /** A match of a part. */
  interface Matcher {

    /** Returns the mismatch, if there is one. */
    Optional<Mismatch> match(Object json, String path);
  }

  /** A field of a record. */
  interface Field extends Matcher {

    /** Returns whether a default may leave it out. */
    boolean hasDefault();
  }

  /** Matches with an array. */
  Optional<Mismatch> array(Matcher item) {
    if (!(json instanceof List<?> items)) {
      return Optional.of(Mismatch.of(path, "is not an array", "Write an array, such as []"));
    }
    for (int i = 0; i < items.size(); i++) {
      Optional<Mismatch> mismatch = item.match(items.get(i), path + "[" + i + "]");
      if (mismatch.isPresent()) {
        return mismatch;
      }
    }
    return Optional.empty();
  }

  /** Matches with a map. */
  Optional<Mismatch> map(Matcher value) {
    if (!(json instanceof Map<?, ?> entries)) {
      return Optional.of(Mismatch.of(path, "is not a map", "Write an object, such as {}"));
    }
    return entries.entrySet().stream()
        .map(entry -> value.match(entry.getValue(), inner(entry.getKey())))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /**
   * Matches with a record.
   *
   * @param type its name in messages
   */
  Optional<Mismatch> record(String type, Map<String, ? extends Field> fields) {
    if (!(json instanceof Map<?, ?> entries)) {
      return Optional.of(
          Mismatch.of(path, "is not an object", "Write an object with the fields of " + type));
    }
    return entries.entrySet().stream()
        .map(entry -> field(type, entry, fields))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> lacking(type, entries.keySet(), fields));
  }

  private Optional<Mismatch> field(
      String type, Map.Entry<?, ?> entry, Map<String, ? extends Field> fields) {
    String name = (String) entry.getKey();
    @Nullable Field field = fields.get(name);
    if (field != null) {
      return field.match(entry.getValue(), inner(name));
    }
    return !exact
        ? Optional.empty()
        : Optional.of(
            Mismatch.ofName(
                inner(name), "is not a field of " + type, name, List.copyOf(fields.keySet())));
  }

  private Optional<Mismatch> lacking(
      String type, Set<?> given, Map<String, ? extends Field> fields) {
    return fields.entrySet().stream()
        .filter(field -> !given.contains(field.getKey()) && !field.getValue().hasDefault())
        .findFirst()
        .map(
            field ->
                Mismatch.of(
                    path,
                    "lacks the field " + field.getKey() + " of " + type,
                    "Add it, or give " + type + "." + field.getKey() + " its own default"));
  }

  private String inner(Object name) {
    return path.isEmpty() ? (String) name : path + "." + name;
  }
}
