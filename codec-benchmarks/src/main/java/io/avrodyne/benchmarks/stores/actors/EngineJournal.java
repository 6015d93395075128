package io.avrodyne.benchmarks.stores.actors;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.EventSpace;
import java.io.IOException;
import java.sql.SQLException;

/** A store as a journal of the engine. */
interface EngineJournal extends EventSpace {

  /** Returns the configuration of the journal. */
  Config config();

  /** Removes the events of all actors from a database, and waits until it is idle. */
  default void clear() throws SQLException {}

  /**
   * Connects to a store, without any events.
   *
   * @param connections the number of the engine's connections
   * @param serializes whether memory writes and reads each event, as databases have to
   */
  static EngineJournal of(Store store, Durability durability, int connections, boolean serializes)
      throws SQLException, IOException {
    return switch (store) {
      case MEMORY -> () -> memory(serializes);
      case REDIS -> new EngineRedis(durability, connections);
      case POSTGRES -> new EnginePostgres(durability, connections);
    };
  }

  private static Config memory(boolean serializes) {
    return ConfigFactory.parseString(
        """
        pekko.persistence.journal.plugin = "pekko.persistence.journal.inmem"
        pekko.persistence.journal.inmem.test-serialization = %s
        """
            .formatted(serializes));
  }
}
