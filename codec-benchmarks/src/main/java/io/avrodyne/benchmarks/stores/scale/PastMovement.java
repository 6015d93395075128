package io.avrodyne.benchmarks.stores.scale;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A movement as a version of the application wrote it.
 *
 * @param version the version of the schema, from 1
 * @param movement what an application of today reads
 */
record PastMovement(int version, Movement movement) {

  /** Returns the fields that the version has and that are not null, in the order of its schema. */
  Map<String, Object> fields(Schema schema) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Schema.Field field : schema.getFields()) {
      Object value = value(field);
      if (value != null) {
        fields.put(field.name(), value);
      }
    }
    return fields;
  }

  private @Nullable Object value(Schema.Field field) {
    return switch (field.name()) {
      case "account", "accountId" -> movement.account();
      case "amount", "cents" -> amount(field.schema());
      case "currency" -> movement.currency();
      case "kind" -> movement.kind().name();
      case "reference" -> "R-" + movement.cents();
      case "channel" -> movement.channel();
      case "fee" -> movement.fee();
      case "tags" -> movement.tags();
      default -> throw new IllegalArgumentException("The unknown field " + field.name());
    };
  }

  private Object amount(Schema schema) {
    if (schema.getType() == Schema.Type.INT) {
      return (int) movement.cents();
    }
    return movement.cents();
  }
}
