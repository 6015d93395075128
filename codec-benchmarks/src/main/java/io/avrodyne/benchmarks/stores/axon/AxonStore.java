package io.avrodyne.benchmarks.stores.axon;

import java.sql.SQLException;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.inmemory.InMemoryEventStorageEngine;
import org.axonframework.serialization.Serializer;

/** Where events are kept. */
public interface AxonStore extends AutoCloseable {

  /** Deletes all events and returns an engine for new ones. */
  EventStorageEngine emptyEngine(Serializer serializer) throws SQLException;

  /** Returns what the events since then take with their indexes; 0 if that is not known. */
  long diskBytes() throws SQLException;

  /** Returns what was written to a log since then; 0 without a log. */
  long walBytes() throws SQLException;

  @Override
  void close() throws SQLException;

  /** Returns the memory of this JVM, which keeps the objects: nothing is serialized. */
  static AxonStore memory() {
    return new AxonStore() {

      @Override
      public EventStorageEngine emptyEngine(Serializer serializer) {
        return new InMemoryEventStorageEngine();
      }

      @Override
      public long diskBytes() {
        return 0;
      }

      @Override
      public long walBytes() {
        return 0;
      }

      @Override
      public void close() {
        // Nothing is open.
      }
    };
  }
}
