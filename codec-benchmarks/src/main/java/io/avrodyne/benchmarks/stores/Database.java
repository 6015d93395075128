package io.avrodyne.benchmarks.stores;

import io.avrodyne.benchmarks.contender.Server;
import io.avrodyne.databases.PostgresServer;
import io.avrodyne.databases.RedisServer;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The databases, which start by themselves unless the user names others. */
public enum Database implements Server {
  /** PostgreSQL; its address is a JDBC URL. */
  POSTGRES("PostgreSQL", "jmh.postgres") {

    @Override
    public Optional<String> obstacle() {
      return PostgresServer.obstacle();
    }

    @Override
    public Running start() throws IOException {
      return new StartedPostgres(PostgresServer.start(UNDISTURBED));
    }
  },

  /** A PostgreSQL server that never waits for the disk, which nobody should use for data. */
  POSTGRES_WITHOUT_FSYNC("PostgreSQL without fsync", "jmh.postgres-without-fsync") {

    @Override
    public Optional<String> obstacle() {
      return PostgresServer.obstacle();
    }

    @Override
    public Running start() throws IOException {
      Map<String, String> settings = new HashMap<>(UNDISTURBED);
      settings.put("fsync", "off");
      return new StartedPostgres(PostgresServer.start(settings));
    }
  },

  /** Redis; its address is a URI such as {@code redis://127.0.0.1:6379}. */
  REDIS("Redis", "jmh.redis") {

    @Override
    public Optional<String> obstacle() {
      return RedisServer.obstacle();
    }

    @Override
    public Running start() throws IOException {
      return new StartedRedis(RedisServer.start(List.of("appendonly no")));
    }
  };

  /** Settings that keep checkpoints, other than those between the runs, out of the runs. */
  private static final Map<String, String> UNDISTURBED =
      Map.of("shared_buffers", "256MB", "checkpoint_timeout", "30min", "max_wal_size", "4GB");

  private record StartedPostgres(PostgresServer server) implements Running {

    @Override
    public String address() {
      return server.url();
    }

    @Override
    public void close() throws IOException {
      server.close();
    }
  }

  private record StartedRedis(RedisServer server) implements Running {

    @Override
    public String address() {
      return "redis://127.0.0.1:" + server.port();
    }

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

  @Override
  public String property() {
    return property;
  }

  /**
   * Returns the address of the running server.
   *
   * @throws IllegalStateException if there is none
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
