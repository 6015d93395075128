package io.avrodyne.benchmarks.stores;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** PostgreSQL with a pool of connections, as durable as an experiment asks. */
public final class Postgres implements AutoCloseable {

  private final HikariDataSource pool;

  private Postgres(HikariDataSource pool) {
    this.pool = pool;
  }

  /** Returns the server that is as durable as asked. */
  public static Database server(Durability durability) {
    return durability == Durability.NONE ? Database.POSTGRES_WITHOUT_FSYNC : Database.POSTGRES;
  }

  /** Connects to the server that runs, with connections all of which are kept open. */
  public static Postgres connect(Durability durability, int connections) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(server(durability).address());
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(connections);
    config.setConnectionInitSql(setting(durability));
    return new Postgres(new HikariDataSource(config));
  }

  /** Returns the command by which a connection becomes as durable as asked. */
  public static String setting(Durability durability) {
    return "SET synchronous_commit = " + (durability == Durability.ASYNC ? "off" : "on");
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
