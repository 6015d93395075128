package io.avrodyne.benchmarks.stores;

import io.avrodyne.benchmarks.harness.Server;
import io.avrodyne.databases.PostgresServer;
import io.avrodyne.databases.RedisServer;
import java.io.Closeable;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The databases, which start by themselves unless the user names others. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum Database implements Server {
  /** PostgreSQL; its address is a JDBC URL. */
  POSTGRES("PostgreSQL", "jmh.postgres", PostgresServer::obstacle, () -> postgres(Map.of())),

  /** A PostgreSQL server that never waits for the disk, which nobody should use for data. */
  POSTGRES_WITHOUT_FSYNC(
      "PostgreSQL without fsync",
      "jmh.postgres-without-fsync",
      PostgresServer::obstacle,
      () -> postgres(Map.of("fsync", "off"))),

  /** Redis; its address is a URI such as {@code redis://127.0.0.1:6379}. */
  REDIS("Redis", "jmh.redis", RedisServer::obstacle, Database::redis);

  /** A way to start a server. */
  private interface Starter {
    Running start() throws IOException;
  }

  private record Started(String address, Closeable server) implements Running {

    @Override
    public void close() throws IOException {
      server.close();
    }
  }

  private final String title;
  private final String property;
  private final Supplier<Optional<String>> obstacle;
  private final Starter starter;

  Database(String title, String property, Supplier<Optional<String>> obstacle, Starter starter) {
    this.title = title;
    this.property = property;
    this.obstacle = obstacle;
    this.starter = starter;
  }

  /** Starts a server whose checkpoints, other than those between the runs, stay out of the runs. */
  private static Running postgres(Map<String, String> settings) throws IOException {
    Map<String, String> all = new HashMap<>(settings);
    all.put("shared_buffers", "256MB");
    all.put("checkpoint_timeout", "30min");
    all.put("max_wal_size", "4GB");
    PostgresServer server = PostgresServer.start(all);
    return new Started(server.url(), server::close);
  }

  private static Running redis() throws IOException {
    RedisServer server = RedisServer.start(List.of("appendonly no"));
    return new Started("redis://127.0.0.1:" + server.port(), server::close);
  }

  @Override
  public String property() {
    return property;
  }

  @Override
  public Optional<String> obstacle() {
    return obstacle.get();
  }

  @Override
  public Running start() throws IOException {
    return starter.start();
  }

  /**
   * Returns the address of the running server.
   *
   * @throws IllegalStateException if no server is running
   */
  public String address() {
    if (!isNamed()) {
      throw new IllegalStateException("No " + title + " is running: -D" + property + " is not set");
    }
    return System.getProperty(property, "");
  }

  @Override
  public String toString() {
    return title;
  }
}
