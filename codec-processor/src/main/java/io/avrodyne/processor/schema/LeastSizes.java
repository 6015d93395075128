package io.avrodyne.processor.schema;

import java.util.IdentityHashMap;
import java.util.Map;
import org.apache.avro.Schema;

/**
 * The smallest number of bytes of schemas whose records may contain themselves: records are assumed
 * to be empty at first, and the sizes are updated until they no longer change. Following each path
 * instead would take far too long if many records contain each other.
 */
final class LeastSizes {

  private static final long MAX = Integer.MAX_VALUE;

  private final IdentityHashMap<Schema, Long> records = new IdentityHashMap<>();

  private LeastSizes(Schema schema) {
    addRecords(schema);
    boolean changed = true;
    // A record that requires itself has no datum, and its size would keep growing.
    for (int round = 0; changed && round <= records.size(); round++) {
      changed = false;
      for (Map.Entry<Schema, Long> entry : records.entrySet()) {
        long size = sizeOfFields(entry.getKey());
        changed |= size != entry.setValue(size);
      }
    }
  }

  static int of(Schema schema) {
    return (int) Math.min(MAX, new LeastSizes(schema).size(schema));
  }

  private void addRecords(Schema schema) {
    switch (schema.getType()) {
      case ARRAY -> addRecords(schema.getElementType());
      case MAP -> addRecords(schema.getValueType());
      case UNION -> schema.getTypes().forEach(this::addRecords);
      case RECORD -> {
        if (records.putIfAbsent(schema, 0L) == null) {
          schema.getFields().forEach(field -> addRecords(field.schema()));
        }
      }
      default -> {}
    }
  }

  private long sizeOfFields(Schema record) {
    long sum = 0;
    for (Schema.Field field : record.getFields()) {
      sum = Math.min(MAX, sum + size(field.schema()));
    }
    return sum;
  }

  private long size(Schema schema) {
    return switch (schema.getType()) {
      case NULL -> 0;
      case FLOAT -> 4;
      case DOUBLE -> 8;
      case FIXED -> schema.getFixedSize();
      case UNION -> 1 + schema.getTypes().stream().mapToLong(this::size).min().orElse(0);
      case RECORD -> records.get(schema);
      default -> 1;
    };
  }
}
