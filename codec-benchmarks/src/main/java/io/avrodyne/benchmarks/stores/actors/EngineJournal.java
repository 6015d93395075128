package io.avrodyne.benchmarks.stores.actors;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;

/** A store as a journal of the engine. */
interface EngineJournal extends AutoCloseable {

  /** Returns the configuration of the journal. */
  Config config();

  /** Removes the events of all actors, and waits until the database is idle. */
  void clear() throws Exception;

  /** Sets the figures of what the events of a run take in the store. */
  void measure(StoreFigures figures, Load load) throws Exception;

  @Override
  void close() throws IOException;

  /**
   * Connects to a store, without any events.
   *
   * @param connections the number of the engine's connections
   * @param serializes whether memory writes and reads each event, as databases have to
   */
  static EngineJournal of(Store store, Durability durability, int connections, boolean serializes)
      throws Exception {
    return switch (store) {
      case MEMORY -> memory(serializes);
      case REDIS -> new EngineRedis(durability, connections);
      case POSTGRES -> new EnginePostgres(durability, connections);
    };
  }

  private static EngineJournal memory(boolean serializes) {
    Config config =
        ConfigFactory.parseString(
            """
            pekko.persistence.journal.plugin = "pekko.persistence.journal.inmem"
            pekko.persistence.journal.inmem.test-serialization = %s
            """
                .formatted(serializes));
    return new EngineJournal() {
      @Override
      public Config config() {
        return config;
      }

      @Override
      public void clear() {}

      @Override
      public void measure(StoreFigures figures, Load load) {}

      @Override
      public void close() {}
    };
  }
}
