package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;
import java.util.List;

/**
 * A store of what actors persist.
 *
 * @param <E> what it keeps of an event: the event itself, or its bytes
 */
interface Journal<E> extends Recovery.Replay, AutoCloseable {

  /** What one worker appends with; used by one thread. */
  interface Appender<E> extends AutoCloseable {

    /** Stores an event by its number, from 1, and returns when it is stored. */
    void append(String actor, long number, E event) throws Exception;

    @Override
    void close();
  }

  /** Connects a worker. */
  Appender<E> appender() throws Exception;

  @Override
  List<E> replay(String actor) throws Exception;

  /** Removes the events of all actors, and waits until the database is idle. */
  void clear() throws Exception;

  /** Sets the figures of what the events of a run take in the store. */
  void measure(StoreFigures figures, int events) throws Exception;

  @Override
  void close() throws IOException;
}
