package io.avrodyne.processor.emit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * Tells which field of the reader takes a field of the writer: the one of its name, else the first
 * that has its name for an alias and that no other of its own name fills.
 */
final class WriterFields {

  private final Map<String, Schema.Field> readers;
  private final List<Schema.Field> defaulted;

  private WriterFields(Map<String, Schema.Field> readers, List<Schema.Field> defaulted) {
    this.readers = readers;
    this.defaulted = defaulted;
  }

  static WriterFields of(Schema writer, Schema reader) {
    Map<String, Schema.Field> readers = new HashMap<>();
    List<Schema.Field> unnamed = new ArrayList<>();
    for (Schema.Field field : reader.getFields()) {
      if (writer.getField(field.name()) == null) {
        unnamed.add(field);
      } else {
        readers.put(field.name(), field);
      }
    }
    List<Schema.Field> defaulted = new ArrayList<>();
    for (Schema.Field field : unnamed) {
      Optional<String> alias =
          field.aliases().stream()
              .filter(name -> writer.getField(name) != null && !readers.containsKey(name))
              .findFirst();
      alias.ifPresentOrElse(name -> readers.put(name, field), () -> defaulted.add(field));
    }
    return new WriterFields(readers, defaulted);
  }

  /** Returns the field that takes one of the writer, if there is one. */
  Optional<Schema.Field> readerOf(Schema.Field written) {
    return Optional.ofNullable(readers.get(written.name()));
  }

  /** Returns the fields that the writer lacks, in the reader's order. */
  List<Schema.Field> defaulted() {
    return defaulted;
  }
}
