package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.EventSpace;
import java.sql.SQLException;
import java.util.List;

/**
 * A store of what actors persist.
 *
 * @param <E> what it keeps of an event: the event itself, or its bytes
 */
interface Journal<E> extends EventSpace, Recovery.Replay {

  /** What one worker appends with; used by one thread. */
  interface Appender<E> extends AutoCloseable {

    /** Stores an event by its number, from 1, and returns when it is stored. */
    void append(String actor, long number, E event) throws Exception;

    /** Disconnects, if there is a connection. */
    @Override
    default void close() {}
  }

  /** Connects a worker. */
  Appender<E> appender() throws Exception;

  @Override
  List<E> replay(String actor) throws Exception;

  /** Removes the events of all actors, and waits until the database is idle. */
  void clear() throws SQLException;
}
