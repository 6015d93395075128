package io.avrodyne.benchmarks.stores.actors;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.benchmarks.stores.Durability;
import io.avrodyne.benchmarks.stores.Postgres;
import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.apache.pekko.persistence.jdbc.journal.JdbcAsyncWriteJournal;

/** PostgreSQL as a journal of the engine, through pekko-persistence-jdbc and with its tables. */
final class EnginePostgres implements EngineJournal {

  private static final String TABLE = "event_journal";
  private static final String SCRIPT = "/schema/postgres/postgres-create-schema.sql";
  private static final String DROP = "DROP TABLE IF EXISTS event_tag, " + TABLE;

  private final Postgres postgres;
  private final Durability durability;
  private final int connections;
  private long walBefore;

  EnginePostgres(Durability durability, int connections) throws SQLException, IOException {
    this.durability = durability;
    this.connections = connections;
    postgres = Postgres.connect(durability, 1);
    postgres.execute(DROP);
    postgres.execute(tables());
    postgres.execute("ALTER TABLE " + TABLE + " SET (autovacuum_enabled = false)");
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
            .formatted(
                Postgres.server(durability).address(), Postgres.setting(durability), connections));
  }

  @Override
  public void clear() throws SQLException {
    postgres.execute("TRUNCATE event_tag, " + TABLE, "CHECKPOINT");
    walBefore = postgres.walPosition();
  }

  @Override
  public void measure(StoreFigures figures, Load load) throws SQLException {
    figures.walBytes = (double) (postgres.walPosition() - walBefore) / load.events();
    figures.diskBytes = (double) postgres.size(TABLE) / load.events();
    figures.storedBytes =
        (double) postgres.ask("SELECT sum(pg_column_size(event.*)) FROM " + TABLE + " event")
            / load.events();
  }

  @Override
  public void close() throws IOException {
    try (postgres) {
      postgres.execute(DROP);
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
