package io.avrodyne.pekko.faults;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.avrodyne.databases.PostgresServer;
import io.avrodyne.pekko.SharedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;

/** PostgreSQL with the tables of pekko-persistence-jdbc. */
final class PostgresStore implements Store {

  private final PostgresServer server;

  private PostgresStore(PostgresServer server) {
    this.server = server;
  }

  /** Starts it, or skips the test where it does not run. */
  static PostgresStore start() throws Exception {
    assumeTrue(PostgresServer.obstacle().isEmpty(), () -> PostgresServer.obstacle().orElseThrow());
    PostgresServer server = PostgresServer.start();
    SharedPostgres.createTables(server);
    return new PostgresStore(server);
  }

  /** Returns the server of the other tests, which must not be stopped. */
  static PostgresStore shared() throws Exception {
    return new PostgresStore(SharedPostgres.start());
  }

  void execute(String... commands) throws Exception {
    try (Connection connection = DriverManager.getConnection(server.url());
        Statement statement = connection.createStatement()) {
      for (String command : commands) {
        statement.execute(command);
      }
    }
  }

  @Override
  public Config config(int port) {
    return config(server.url().replace(":" + server.port() + "/", ":" + port + "/"));
  }

  @Override
  public Config configWithWrongPassword() throws Exception {
    server.createUser("teller", "right");
    return config(server.url("teller", "wrong"));
  }

  @Override
  public String refusal() {
    return "password authentication failed for user \"teller\"";
  }

  private static Config config(String url) {
    return ConfigFactory.parseString("jdbc-journal.slick.db.url = \"" + url + "\"")
        .withFallback(ConfigFactory.parseResources(PostgresStore.class, "postgres.conf"));
  }

  @Override
  public int port() {
    return server.port();
  }

  @Override
  public void stop() throws Exception {
    server.stop();
  }

  @Override
  public void kill() throws Exception {
    server.kill();
  }

  @Override
  public void startAgain() throws Exception {
    server.startAgain();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
