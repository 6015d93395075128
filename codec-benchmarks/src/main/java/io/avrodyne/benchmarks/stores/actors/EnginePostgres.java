package io.avrodyne.benchmarks.stores.actors;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.stores.Database;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.PostgresTables;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.apache.pekko.persistence.jdbc.journal.JdbcAsyncWriteJournal;

/** PostgreSQL as a journal of the engine, through pekko-persistence-jdbc and with its tables. */
final class EnginePostgres extends PostgresTables implements EngineJournal {

  private static final String TABLE = "event_journal";
  private static final String SCRIPT = "/schema/postgres/postgres-create-schema.sql";

  private final Durability durability;
  private final int connections;

  EnginePostgres(Durability durability, int connections) throws SQLException, IOException {
    super(durability, 1, TABLE, "event_tag");
    this.durability = durability;
    this.connections = connections;
    drop();
    execute(tables());
    start();
  }

  /** Returns what creates the tables of events, without those of snapshots and states. */
  private static String[] tables() throws IOException {
    try (InputStream script = JdbcAsyncWriteJournal.class.getResourceAsStream(SCRIPT)) {
      if (script == null) {
        throw new IOException("The script is not in the jar of pekko-persistence-jdbc");
      }
      String all = new String(script.readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(all.split(";", -1))
          .filter(each -> each.contains(TABLE))
          .toArray(String[]::new);
    }
  }

  @Override
  public Config config() {
    return ConfigFactory.parseString(
        """
        pekko.persistence.journal.plugin = "jdbc-journal"
        jdbc-journal.slick {
          profile = "slick.jdbc.PostgresProfile$"
          db {
            driver = "org.postgresql.Driver"
            url = "%s"
            connectionInitSql = "%s"
            numThreads = %3$d
            maxConnections = %3$d
            minConnections = %3$d
          }
        }
        """
            .formatted(Database.postgres(durability).address(), setting(durability), connections));
  }

  @Override
  public void measure(StoreFigures figures, double events) throws SQLException {
    super.measure(figures, events);
    figures.storedBytes =
        ask("SELECT sum(pg_column_size(event.*)) FROM " + TABLE + " event") / events;
  }
}
