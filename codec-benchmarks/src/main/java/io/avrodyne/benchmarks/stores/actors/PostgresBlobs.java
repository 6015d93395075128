package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.Postgres;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of PostgreSQL with the columns of the published journal. Each event is a transaction with
 * one insert.
 */
final class PostgresBlobs implements Journal<byte[]> {

  private static final String TABLE = "avrodyne_event_journal";

  private final Postgres postgres;
  private final boolean json;
  private long walBefore;

  /** Connects, and creates the table, in which JSON has a column type of its own. */
  PostgresBlobs(Durability durability, int connections, boolean json) throws SQLException {
    this.json = json;
    postgres = Postgres.connect(durability, connections);
    postgres.execute(
        "DROP TABLE IF EXISTS " + TABLE,
        "CREATE TABLE "
            + TABLE
            + " (persistence_id varchar(255) NOT NULL, sequence_nr bigint NOT NULL,"
            + " is_deleted boolean NOT NULL, created_at bigint NOT NULL,"
            + " manifest varchar(500) NOT NULL, payload "
            + (json ? "jsonb" : "bytea")
            + " NOT NULL, tags varchar(100), PRIMARY KEY (persistence_id, sequence_nr))"
            + " WITH (autovacuum_enabled = false)");
  }

  @Override
  public Appender<byte[]> appender() {
    String insert =
        "INSERT INTO "
            + TABLE
            + " (persistence_id, sequence_nr, is_deleted, created_at, manifest, payload)"
            + " VALUES (?, ?, false, 0, '', "
            + (json ? "?::jsonb" : "?")
            + ")";
    return new Appender<>() {
      @Override
      public void append(String actor, long number, byte[] blob) throws SQLException {
        try (Connection connection = postgres.dataSource().getConnection();
            PreparedStatement statement = connection.prepareStatement(insert)) {
          statement.setString(1, actor);
          statement.setLong(2, number);
          if (json) {
            statement.setString(3, new String(blob, StandardCharsets.UTF_8));
          } else {
            statement.setBytes(3, blob);
          }
          statement.executeUpdate();
        }
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public List<byte[]> replay(String actor) throws SQLException {
    String query =
        "SELECT payload FROM " + TABLE + " WHERE persistence_id = ? ORDER BY sequence_nr";
    List<byte[]> blobs = new ArrayList<>();
    try (Connection connection = postgres.dataSource().getConnection();
        PreparedStatement statement = connection.prepareStatement(query)) {
      statement.setString(1, actor);
      try (ResultSet result = statement.executeQuery()) {
        while (result.next()) {
          blobs.add(
              json ? result.getString(1).getBytes(StandardCharsets.UTF_8) : result.getBytes(1));
        }
      }
    }
    return blobs;
  }

  @Override
  public void clear() throws SQLException {
    postgres.execute("TRUNCATE " + TABLE, "CHECKPOINT");
    walBefore = postgres.walPosition();
  }

  @Override
  public void measure(StoreFigures figures, int events) throws SQLException {
    figures.walBytes = (double) (postgres.walPosition() - walBefore) / events;
    figures.diskBytes = (double) postgres.size(TABLE) / events;
    figures.storedBytes =
        (double) postgres.ask("SELECT sum(pg_column_size(payload)) FROM " + TABLE) / events;
  }

  @Override
  public void close() throws IOException {
    try {
      postgres.execute("DROP TABLE " + TABLE);
    } catch (SQLException e) {
      throw new IOException(e);
    } finally {
      postgres.close();
    }
  }
}
