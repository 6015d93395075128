package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.PostgresTables;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/**
 * A table of PostgreSQL with the columns of the published journal. Each event is a transaction with
 * one insert.
 */
final class PostgresBlobs extends PostgresTables implements Journal<byte[]> {

  private static final String TABLE = "avrodyne_event_journal";

  private final boolean json;

  /** Connects, and creates the table, in which JSON has a column type of its own. */
  PostgresBlobs(Durability durability, int connections, boolean json) throws SQLException {
    super(durability, connections, TABLE);
    this.json = json;
    drop();
    execute(
        """
        CREATE TABLE %s (
          persistence_id varchar(255) NOT NULL,
          sequence_nr bigint NOT NULL,
          is_deleted boolean NOT NULL,
          created_at bigint NOT NULL,
          manifest varchar(500) NOT NULL,
          payload %s NOT NULL,
          tags varchar(100),
          PRIMARY KEY (persistence_id, sequence_nr))
        """
            .formatted(TABLE, json ? "jsonb" : "bytea"));
    start();
  }

  @Override
  public Appender<byte[]> appender() {
    DataSource pool = pool();
    String insert =
        "INSERT INTO "
            + TABLE
            + " (persistence_id, sequence_nr, is_deleted, created_at, manifest, payload)"
            + " VALUES (?, ?, false, 0, '', "
            + (json ? "?::jsonb" : "?")
            + ")";
    return (actor, number, blob) -> {
      try (Connection connection = pool.getConnection();
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
    };
  }

  @Override
  public List<byte[]> replay(String actor) throws SQLException {
    String query =
        "SELECT payload FROM " + TABLE + " WHERE persistence_id = ? ORDER BY sequence_nr";
    List<byte[]> blobs = new ArrayList<>();
    try (Connection connection = pool().getConnection();
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
  public void measure(StoreFigures figures, double events) throws SQLException {
    super.measure(figures, events);
    figures.storedBytes = ask("SELECT sum(pg_column_size(payload)) FROM " + TABLE) / events;
  }
}
