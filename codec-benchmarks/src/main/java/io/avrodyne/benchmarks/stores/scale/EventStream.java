package io.avrodyne.benchmarks.stores.scale;

/** Events that are made when they are needed, and made again when they are checked. */
interface EventStream {

  /** Returns the event at a place, from 0. */
  Object event(long index);

  /** Returns whether what was read from the store is the event at a place. */
  boolean matches(long index, Object stored);
}
