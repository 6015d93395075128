package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.harness.Server;
import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import java.util.List;

/** Where the events go. */
public enum Store {
  /** A map in this JVM. */
  MEMORY,
  /** A Redis server. */
  REDIS,
  /** A PostgreSQL server, with a column of type {@code bytea}, or {@code jsonb} for JSON. */
  POSTGRES;

  /** Returns the servers that have the events. */
  List<Server> servers(Durability durability) {
    return switch (this) {
      case MEMORY -> List.of();
      case REDIS -> List.of(Database.REDIS);
      case POSTGRES -> List.of(Database.postgres(durability));
    };
  }
}
