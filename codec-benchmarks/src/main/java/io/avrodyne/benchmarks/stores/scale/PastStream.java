package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.benchmarks.stores.scale.Movement.Kind;
import java.util.List;

/** Movements that ten versions of the application wrote, the oldest first. */
record PastStream(long events) implements EventStream {

  static final int VERSIONS = 10;

  private static final int CURRENCY = 3;
  private static final int KIND = 4;
  private static final int CHANNEL = 7;
  private static final int FEE = 8;
  private static final int TAGS = 10;

  @Override
  public PastMovement event(long index) {
    int version = (int) (index * VERSIONS / events) + 1;
    return new PastMovement(
        version,
        new Movement(
            EventLog.account(index),
            100 + index % 900,
            version >= CURRENCY && index % 3 == 0 ? "CHF" : "EUR",
            version >= KIND && index % 2 == 1 ? Kind.WITHDRAWAL : Kind.DEPOSIT,
            version >= CHANNEL && index % 5 != 0 ? "online" : null,
            version >= FEE ? index % 7 : 0,
            version >= TAGS ? List.of("a", "b") : List.of()));
  }

  @Override
  public boolean matches(long index, Object stored) {
    return stored.equals(event(index).movement());
  }
}
