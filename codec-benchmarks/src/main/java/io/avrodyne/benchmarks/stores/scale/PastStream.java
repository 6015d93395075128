package io.avrodyne.benchmarks.stores.scale;

/** Movements that ten versions of the application wrote, the oldest first. */
record PastStream(long events) implements EventStream {

  @Override
  public PastMovement event(long index) {
    return PastMovement.of(index, events);
  }

  @Override
  public boolean matches(long index, Object stored) {
    return stored.equals(event(index).movement());
  }
}
