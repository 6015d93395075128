package io.avrodyne.processor.validate;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;

/** The records within a schema. */
final class EarlierRecords {

  private final Set<Schema> found = Collections.newSetFromMap(new IdentityHashMap<>());

  private EarlierRecords() {}

  /** Returns the records of a schema, itself included. */
  static List<Schema> of(Schema schema) {
    EarlierRecords records = new EarlierRecords();
    records.add(schema);
    return List.copyOf(records.found);
  }

  private void add(Schema schema) {
    switch (schema.getType()) {
      case RECORD -> {
        if (found.add(schema)) {
          schema.getFields().forEach(field -> add(field.schema()));
        }
      }
      case ARRAY -> add(schema.getElementType());
      case MAP -> add(schema.getValueType());
      case UNION -> schema.getTypes().forEach(this::add);
      default -> {}
    }
  }
}
