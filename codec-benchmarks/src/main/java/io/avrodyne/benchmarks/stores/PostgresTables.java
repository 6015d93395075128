package io.avrodyne.benchmarks.stores;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** Tables of PostgreSQL, one of which has the events, with a pool of connections. */
public abstract class PostgresTables implements EventSpace {

  private final HikariDataSource pool;
  private final String events;
  private final String all;
  private long logStart;

  /**
   * Connects to the server that runs, with connections all of which are kept open.
   *
   * @param events the table with the events
   * @param others the tables beside it
   */
  protected PostgresTables(
      Durability durability, int connections, String events, String... others) {
    this.events = events;
    all = String.join(", ", others) + (others.length == 0 ? "" : ", ") + events;
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(Database.postgres(durability).address());
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(connections);
    config.setConnectionInitSql(setting(durability));
    pool = new HikariDataSource(config);
  }

  /** Returns the command by which a connection becomes as durable as asked. */
  protected static String setting(Durability durability) {
    return "SET synchronous_commit = " + (durability == Durability.ASYNC ? "off" : "on");
  }

  /** Returns the pool. */
  protected final DataSource pool() {
    return pool;
  }

  /** Executes commands, each in a transaction of its own. */
  protected final void execute(String... commands) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement()) {
      for (String each : commands) {
        statement.execute(each);
      }
    }
  }

  /** Returns the number that a query finds. */
  protected final long ask(String query) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      result.next();
      return result.getLong(1);
    }
  }

  /** Removes the tables that there are. */
  protected final void drop() throws SQLException {
    execute("DROP TABLE IF EXISTS " + all);
  }

  /**
   * Starts a run on empty tables, after a checkpoint, so that all runs write as many whole pages to
   * the log.
   */
  protected final void start() throws SQLException {
    // The server would vacuum at a time of its own choice.
    execute("ALTER TABLE " + events + " SET (autovacuum_enabled = off)", "CHECKPOINT");
    logStart = logPosition();
  }

  /** Removes the events, and starts the next run. */
  public final void clear() throws SQLException {
    execute("TRUNCATE " + all);
    start();
  }

  /** Returns the position in the server's write-ahead log, in bytes. */
  private long logPosition() throws SQLException {
    return ask("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint");
  }

  /** Sets the growth of the log, and the space of the events with indexes and long values. */
  @Override
  public void measure(StoreFigures figures, double count) throws SQLException {
    figures.walBytes = (logPosition() - logStart) / count;
    figures.diskBytes = ask("SELECT pg_total_relation_size('" + events + "')") / count;
  }

  @Override
  public final void close() throws SQLException {
    try (pool) {
      drop();
    }
  }
}
