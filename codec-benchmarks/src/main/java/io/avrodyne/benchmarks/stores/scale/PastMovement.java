package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.benchmarks.stores.scale.Movement.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A movement as a version of the application wrote it.
 *
 * @param version the version of the schema, from 1
 * @param movement what an application of today reads
 */
record PastMovement(int version, Movement movement) {

  static final int VERSIONS = 10;

  private static final int LONG_AMOUNT = 2;
  private static final int CURRENCY = 3;
  private static final int KIND = 4;
  private static final int REFERENCE = 5;
  private static final int CENTS = 6;
  private static final int CHANNEL = 7;
  private static final int FEE = 8;
  private static final int ACCOUNT = 9;
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

  /** Returns the fields that the version has, in the order of its schema. */
  Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(version >= ACCOUNT ? "account" : "accountId", movement.account());
    fields.put(version >= CENTS ? "cents" : "amount", amount());
    if (version >= CURRENCY) {
      fields.put("currency", movement.currency());
    }
    if (version >= KIND) {
      fields.put("kind", movement.kind().name());
    }
    if (version >= REFERENCE && version < TAGS) {
      fields.put("reference", "R-" + movement.cents());
    }
    if (version >= CHANNEL && movement.channel() != null) {
      fields.put("channel", movement.channel());
    }
    if (version >= FEE) {
      fields.put("fee", movement.fee());
    }
    if (version >= TAGS) {
      fields.put("tags", movement.tags());
    }
    return fields;
  }

  private Object amount() {
    if (version < LONG_AMOUNT) {
      return (int) movement.cents();
    }
    return movement.cents();
  }
}
