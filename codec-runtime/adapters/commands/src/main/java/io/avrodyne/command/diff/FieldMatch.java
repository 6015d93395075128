package io.avrodyne.command.diff;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The pairing of the fields of two records by the rules of schema resolution. Each field of the
 * reader is paired with the writer's field of the same name, otherwise with the first writer's
 * field that one of its aliases names and that no other field is paired with.
 */
final class FieldMatch {

  /** The reader's fields by the names of the writer's. */
  private final Map<String, Schema.Field> readers = new HashMap<>();

  /** The writer's fields by the names of the reader's. */
  private final Map<String, Schema.Field> writers = new HashMap<>();

  FieldMatch(Schema writer, Schema reader) {
    for (Schema.Field field : reader.getFields()) {
      take(field, writer.getField(field.name()));
    }
    for (Schema.Field field : reader.getFields()) {
      for (String alias : field.aliases()) {
        take(field, writer.getField(alias));
      }
    }
  }

  private void take(Schema.Field field, Schema.@Nullable Field found) {
    if (found != null && !writers.containsKey(field.name()) && !readers.containsKey(found.name())) {
      writers.put(field.name(), found);
      readers.put(found.name(), field);
    }
  }

  /** Returns the reader's field that takes the values of a writer's field. */
  Optional<Schema.Field> reader(Schema.Field writer) {
    return Optional.ofNullable(readers.get(writer.name()));
  }

  /** Returns the writer's field whose values a reader's field takes. */
  Optional<Schema.Field> writer(Schema.Field reader) {
    return Optional.ofNullable(writers.get(reader.name()));
  }

  /** Returns whether a field of the writer is paired with one of the reader. */
  boolean isPair(Schema.Field writer, Schema.Field reader) {
    return reader(writer).filter(found -> found.name().equals(reader.name())).isPresent();
  }

  /** Returns whether a reader's field has a value: one of the writer, or its default. */
  boolean hasValue(Schema.Field reader) {
    return writers.containsKey(reader.name()) || reader.hasDefaultValue();
  }
}
