package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.benchmarks.stores.scale.Movement.Kind;
import java.util.LinkedHashMap;
import java.util.List;
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

  static final int VERSIONS = 10;

  private static final int CURRENCY = 3;
  private static final int KIND = 4;
  private static final int CHANNEL = 7;
  private static final int FEE = 8;
  private static final int TAGS = 10;

  /** Returns the movement at a place in a stream in which the versions follow each other. */
  static PastMovement of(long index, long events) {
    int version = (int) (index * VERSIONS / events) + 1;
    return new PastMovement(
        version,
        new Movement(
            Accounts.id(index),
            100 + index % 900,
            version >= CURRENCY && index % 3 == 0 ? "CHF" : "EUR",
            version >= KIND && index % 2 == 1 ? Kind.WITHDRAWAL : Kind.DEPOSIT,
            version >= CHANNEL && index % 5 != 0 ? "online" : null,
            version >= FEE ? index % 7 : 0,
            version >= TAGS ? List.of("a", "b") : List.of()));
  }

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
