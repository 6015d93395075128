package io.avrodyne.benchmarks.stores.axon;

import io.avrodyne.benchmarks.stores.EventSpace;
import java.sql.SQLException;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.inmemory.InMemoryEventStorageEngine;
import org.axonframework.serialization.Serializer;

/** Where events are kept. */
public interface AxonStore extends EventSpace {

  /** Deletes all events and returns an engine for new ones. */
  EventStorageEngine emptyEngine(Serializer serializer) throws SQLException;

  /** Returns the memory of this JVM, which keeps the objects: nothing is serialized. */
  static AxonStore memory() {
    return serializer -> new InMemoryEventStorageEngine();
  }
}
