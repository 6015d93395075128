package io.avrodyne.runtime.resolve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The pairing of the fields of two records. Each field of the reader is paired with the writer's
 * field of the same name, otherwise with the first writer's field that one of its aliases names and
 * that no other field is paired with.
 */
final class FieldMatch {

  static final int NONE = -1;

  /** For each of the writer's fields, the reader's field, or {@link #NONE}. */
  final int[] readerOf;

  /** For each of the reader's fields, the writer's field, or {@link #NONE}. */
  final int[] writerOf;

  FieldMatch(Schema writer, Schema reader) {
    List<Schema.Field> fields = reader.getFields();
    readerOf = new int[writer.getFields().size()];
    writerOf = new int[fields.size()];
    Arrays.fill(readerOf, NONE);
    Arrays.fill(writerOf, NONE);
    for (Schema.Field field : fields) {
      take(field, writer.getField(field.name()));
    }
    for (Schema.Field field : fields) {
      for (String alias : field.aliases()) {
        take(field, writer.getField(alias));
      }
    }
  }

  private void take(Schema.Field field, Schema.@Nullable Field found) {
    if (found != null && writerOf[field.pos()] == NONE && readerOf[found.pos()] == NONE) {
      writerOf[field.pos()] = found.pos();
      readerOf[found.pos()] = field.pos();
    }
  }

  /** Returns whether every field of either record is paired. */
  boolean isOneToOne() {
    return IntStream.concat(IntStream.of(readerOf), IntStream.of(writerOf))
        .allMatch(field -> field != NONE);
  }

  /** Returns the names of the reader's fields by their aliases. */
  static Map<String, List<String>> namesByAlias(Schema reader) {
    Map<String, List<String>> names = new HashMap<>();
    for (Schema.Field field : reader.getFields()) {
      for (String alias : field.aliases()) {
        names.computeIfAbsent(alias, any -> new ArrayList<>()).add(field.name());
      }
    }
    return names;
  }
}
