package io.avrodyne.benchmarks.stores;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import javax.sql.DataSource;

/** PostgreSQL with a pool of connections, as durable as an experiment asks. */
public final class Postgres implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final HikariDataSource pool;

  private Postgres(HikariDataSource pool) {
    this.pool = pool;
  }

  /**
   * Connects to the server that runs.
   *
   * @param connections the number of connections, all of which are opened at once
   */
  public static Postgres connect(Durability durability, int connections) throws SQLException {
    String url = Database.POSTGRES.address();
    setFsync(url, durability != Durability.NONE);
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(connections);
    config.setConnectionInitSql(
        "SET synchronous_commit = " + (durability == Durability.ASYNC ? "off" : "on"));
    return new Postgres(new HikariDataSource(config));
  }

  /** Changes the server's setting, unless it is as it should be, and waits until it applies. */
  private static void setFsync(String url, boolean on) throws SQLException {
    String wanted = on ? "on" : "off";
    if (fsync(url).equals(wanted)) {
      return;
    }
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("ALTER SYSTEM SET fsync = " + wanted);
      statement.execute("SELECT pg_reload_conf()");
    }
    long start = System.nanoTime();
    while (!fsync(url).equals(wanted)) {
      if (System.nanoTime() - start > PATIENCE.toNanos()) {
        throw new IllegalStateException("PostgreSQL does not turn fsync " + wanted);
      }
    }
  }

  private static String fsync(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SHOW fsync")) {
      result.next();
      return result.getString(1);
    }
  }

  /** Returns the pool. */
  public DataSource dataSource() {
    return pool;
  }

  /** Executes commands, each in a transaction of its own. */
  public void execute(String... commands) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement()) {
      for (String each : commands) {
        statement.execute(each);
      }
    }
  }

  /** Returns the number that a query finds. */
  public long ask(String query) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      result.next();
      return result.getLong(1);
    }
  }

  /** Returns the position in the server's write-ahead log, in bytes. */
  public long walPosition() throws SQLException {
    return ask("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint");
  }

  /** Returns the space that a table takes with its indexes and its out-of-line values, in bytes. */
  public long size(String table) throws SQLException {
    return ask("SELECT pg_total_relation_size('" + table + "')");
  }

  @Override
  public void close() {
    pool.close();
  }
}
