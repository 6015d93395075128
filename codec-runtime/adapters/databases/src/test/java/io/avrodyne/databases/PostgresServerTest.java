package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class PostgresServerTest {

  @BeforeAll
  static void canStart() {
    assumeTrue(PostgresServer.obstacle().isEmpty(), () -> PostgresServer.obstacle().orElseThrow());
  }

  @Test
  void isDurableUnlessToldOtherwise() throws Exception {
    try (PostgresServer server = PostgresServer.start(Map.of("synchronous_commit", "off"))) {
      assertEquals("on", ask(server, "SHOW fsync"));
      assertEquals("on", ask(server, "SHOW full_page_writes"));
      assertEquals("off", ask(server, "SHOW synchronous_commit"));
      assertEquals("localhost", ask(server, "SHOW listen_addresses"));
    }
  }

  @Test
  void keepsItsDataWhenStoppedAndWhenKilled() throws Exception {
    try (PostgresServer server = PostgresServer.start()) {
      execute(server, "CREATE TABLE events (number int)", "INSERT INTO events VALUES (1)");
      server.stop();
      assertThrows(SQLException.class, () -> ask(server, "SELECT 1"));
      server.startAgain();
      execute(server, "INSERT INTO events VALUES (2)");
      server.kill();
      assertThrows(SQLException.class, () -> ask(server, "SELECT 1"));
      server.startAgain();
      assertEquals("2", ask(server, "SELECT count(*) FROM events"));
    }
  }

  @Test
  void leavesNothingWhenClosed() throws Exception {
    PostgresServer server = PostgresServer.start();
    Path directory = Objects.requireNonNull(server.data().getParent());
    long pid = Long.parseLong(ask(server, "SELECT pg_backend_pid()"));
    server.close();
    assertFalse(Files.exists(directory));
    assertFalse(Files.exists(Path.of("/tmp/.s.PGSQL." + server.port())));
    assertFalse(ProcessHandle.of(pid).isPresent());
    server.close();
  }

  @Test
  void serversShareTheirBinaries() throws Exception {
    try (PostgresServer second = startAfterAnother()) {
      second.stop();
      second.startAgain();
      assertEquals("1", ask(second, "SELECT 1"));
    }
  }

  private static PostgresServer startAfterAnother() throws IOException {
    try (PostgresServer first = PostgresServer.start()) {
      assertTrue(Files.exists(first.data()));
      return PostgresServer.start();
    }
  }

  @Test
  void usersWithPasswordsHaveToGiveThem() throws Exception {
    try (PostgresServer server = PostgresServer.start()) {
      server.createUser("teller", "it's 100 %");
      server.createUser("clerk", "another");
      try (Connection connection =
          DriverManager.getConnection(server.url("teller", "it's 100 %"))) {
        assertEquals("teller", connection.getMetaData().getUserName());
      }
      SQLException failure =
          assertThrows(
              SQLException.class,
              () -> DriverManager.getConnection(server.url("teller", "another")).close());
      assertEquals("28P01", failure.getSQLState());
    }
  }

  @Test
  void refusesToStartOnATakenPort() throws Exception {
    try (PostgresServer server = PostgresServer.start()) {
      server.stop();
      TakenPort.requireRefusal(server.port(), server::startAgain);
      server.startAgain();
      assertEquals("1", ask(server, "SELECT 1"));
    }
  }

  private static String ask(PostgresServer server, String query) throws SQLException {
    try (Connection connection = DriverManager.getConnection(server.url());
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      result.next();
      return result.getString(1);
    }
  }

  private static void execute(PostgresServer server, String... commands) throws SQLException {
    try (Connection connection = DriverManager.getConnection(server.url());
        Statement statement = connection.createStatement()) {
      for (String command : commands) {
        statement.execute(command);
      }
    }
  }
}
