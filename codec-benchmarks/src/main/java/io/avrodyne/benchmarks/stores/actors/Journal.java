package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;

/** A store of what actors persist. */
interface Journal extends Recovery.Replay, AutoCloseable {

  /** What one worker appends with; used by one thread. */
  interface Appender extends AutoCloseable {

    /**
     * Stores an event, and returns when it is stored.
     *
     * @param number the number of the actor's event, from 1
     */
    void append(String actor, long number, Object event) throws Exception;

    @Override
    void close();
  }

  /** Connects a worker. */
  Appender appender() throws Exception;

  /** Removes the events of all actors, and waits until the database is idle. */
  void clear() throws Exception;

  /** Sets the figures of what the events of a run take in the store. */
  void measure(StoreFigures figures, int events) throws Exception;

  @Override
  void close() throws IOException;
}
