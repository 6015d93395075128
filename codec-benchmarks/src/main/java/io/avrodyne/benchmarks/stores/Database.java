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

/** The databases, which start by themselves unless the user names others. */
public enum Database implements Server {
  /** PostgreSQL; its address is a JDBC URL. */
  POSTGRES("PostgreSQL", "jmh.postgres"),

  /** A PostgreSQL server that never waits for the disk, which nobody should use for data. */
  POSTGRES_WITHOUT_FSYNC("PostgreSQL without fsync", "jmh.postgres-without-fsync"),

  /** Redis; its address is a URI such as {@code redis://127.0.0.1:6379}. */
  REDIS("Redis", "jmh.redis");

  private record Started(String address, Closeable server) implements Running {

    @Override
    public void close() throws IOException {
      server.close();
    }
  }

  private final String title;
  private final String property;

  Database(String title, String property) {
    this.title = title;
    this.property = property;
  }

  /** Returns the PostgreSQL server that is as durable as asked. */
  public static Database postgres(Durability durability) {
    return durability == Durability.NONE ? POSTGRES_WITHOUT_FSYNC : POSTGRES;
  }

  /** Starts a server whose checkpoints, other than those between the runs, stay out of the runs. */
  private static Running startPostgres(Map<String, String> settings) throws IOException {
    Map<String, String> all = new HashMap<>(settings);
    all.put("shared_buffers", "256MB");
    all.put("checkpoint_timeout", "30min");
    all.put("max_wal_size", "4GB");
    PostgresServer server = PostgresServer.start(all);
    return new Started(server.url(), server::close);
  }

  private static Running startRedis() throws IOException {
    RedisServer server = RedisServer.start(List.of("appendonly no"));
    return new Started("redis://127.0.0.1:" + server.port(), server::close);
  }

  @Override
  public String property() {
    return property;
  }

  @Override
  public Optional<String> obstacle() {
    return this == REDIS ? RedisServer.obstacle() : PostgresServer.obstacle();
  }

  @Override
  public Running start() throws IOException {
    return switch (this) {
      case POSTGRES -> startPostgres(Map.of());
      case POSTGRES_WITHOUT_FSYNC -> startPostgres(Map.of("fsync", "off"));
      case REDIS -> startRedis();
    };
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
