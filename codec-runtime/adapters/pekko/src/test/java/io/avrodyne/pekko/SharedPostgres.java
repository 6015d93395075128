package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.typesafe.config.Config;
import io.avrodyne.databases.PostgresServer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The PostgreSQL server of all tests in this module but those of faults, with the tables of
 * pekko-persistence-jdbc. It ends with the JVM. Tests use persistence ids of their own.
 */
public final class SharedPostgres {

  private static @Nullable PostgresServer server;

  private SharedPostgres() {}

  /** Starts the server unless it runs, or skips the test if no server can run here. */
  public static synchronized PostgresServer start() throws IOException, SQLException {
    Optional<String> obstacle = PostgresServer.obstacle();
    assumeTrue(obstacle.isEmpty(), () -> obstacle.orElse(""));
    PostgresServer running = server;
    if (running == null) {
      running = PostgresServer.start();
      server = running;
      createTables(running);
    }
    return running;
  }

  static Connection connect() throws IOException, SQLException {
    return DriverManager.getConnection(start().url());
  }

  /** Returns the configuration of a journal, a snapshot store and queries on this server. */
  static Config config() throws IOException, SQLException {
    return Systems.config(
        """
        pekko.persistence.journal.plugin = "jdbc-journal"
        pekko.persistence.snapshot-store.plugin = "jdbc-snapshot-store"
        jdbc-journal.use-shared-db = slick
        jdbc-snapshot-store.use-shared-db = slick
        jdbc-read-journal.use-shared-db = slick
        pekko-persistence-jdbc.shared-databases.slick {
          profile = "slick.jdbc.PostgresProfile$"
          db {
            driver = "org.postgresql.Driver"
            url = "%s"
            numThreads = 2
            maxConnections = 2
            minConnections = 1
          }
        }
        """
            .formatted(start().url()));
  }

  /** Creates the tables. Runs each statement alone, because indexes are created concurrently. */
  public static void createTables(PostgresServer running) throws IOException, SQLException {
    try (InputStream script =
            SharedPostgres.class.getResourceAsStream(
                "/schema/postgres/postgres-create-schema.sql");
        Connection connection = DriverManager.getConnection(running.url());
        Statement statement = connection.createStatement()) {
      if (script == null) {
        throw new IOException("The script is not in the jar of pekko-persistence-jdbc");
      }
      for (String sql : new String(script.readAllBytes(), StandardCharsets.UTF_8).split(";", -1)) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
    }
  }
}
