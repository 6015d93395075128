package io.avrodyne.benchmarks.stores;

import java.sql.SQLException;

/** A place for the events of a run. */
public interface EventSpace extends AutoCloseable {

  /** Sets the figures of what the events of a run take; those that are not known stay 0. */
  default void measure(StoreFigures figures, double events) throws SQLException {}

  /** Deletes the events, and disconnects. */
  @Override
  default void close() throws SQLException {}
}
