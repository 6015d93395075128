package io.avrodyne.processor.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * The pairs of corresponding fields in a writer's and a reader's record: fields with the same name,
 * else the first field that an alias of the reader's field names and that no other field reads.
 *
 * <p>Reading has the same rule, in the runtime; a test compares both.
 *
 * <p><b>Source.</b> Avro specification, "Schema Resolution" and "Aliases". The choice among several
 * fields that match an alias is this project's own: Apache Avro fails there.
 */
final class FieldPairs {

  /** By the names that the writer has for them. */
  private final Map<String, Schema.Field> readers = new HashMap<>();

  /** By the names that the reader has for them. */
  private final Map<String, Schema.Field> writers = new HashMap<>();

  private final List<Schema.Field> lacking = new ArrayList<>();

  private FieldPairs() {}

  /** Returns the pairs of two records. */
  static FieldPairs of(Schema writer, Schema reader) {
    FieldPairs pairs = new FieldPairs();
    reader.getFields().forEach(field -> pairs.take(field, field.name(), writer));
    for (Schema.Field field : reader.getFields()) {
      field.aliases().forEach(alias -> pairs.take(field, alias, writer));
      if (pairs.writerOf(field).isEmpty()) {
        pairs.lacking.add(field);
      }
    }
    return pairs;
  }

  private void take(Schema.Field field, String name, Schema writer) {
    Schema.Field written = writer.getField(name);
    if (written != null && !writers.containsKey(field.name()) && !readers.containsKey(name)) {
      writers.put(field.name(), written);
      readers.put(name, field);
    }
  }

  /** Returns the reader's field that takes a field of the writer, if there is one. */
  Optional<Schema.Field> readerOf(Schema.Field written) {
    return Optional.ofNullable(readers.get(written.name()));
  }

  /** Returns the writer's field that a field of the reader takes, if there is one. */
  Optional<Schema.Field> writerOf(Schema.Field read) {
    return Optional.ofNullable(writers.get(read.name()));
  }

  /** Returns the reader's fields that the writer lacks, in the reader's order. */
  List<Schema.Field> lacking() {
    return List.copyOf(lacking);
  }
}
