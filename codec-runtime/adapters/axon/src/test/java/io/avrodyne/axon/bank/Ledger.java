package io.avrodyne.axon.bank;

import io.avrodyne.databases.PostgresServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.postgresql.ds.PGSimpleDataSource;

/** The tables of one bank, each in a schema of its own, and what stands in them. */
public final class Ledger {

  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final String url;

  private Ledger(String url) {
    this.url = url;
  }

  /** Skips the test if no server can start here. */
  public static void assumeServer() {
    Assumptions.assumeTrue(
        PostgresServer.obstacle().isEmpty(), () -> PostgresServer.obstacle().orElse(""));
  }

  /** Returns an empty ledger on the server that the tests share. */
  public static Ledger create() throws SQLException {
    assumeServer();
    return create(Shared.SERVER);
  }

  /** Returns an empty ledger on a server. */
  public static Ledger create(PostgresServer server) throws SQLException {
    String schema = "bank" + NUMBERS.incrementAndGet();
    new Ledger(server.url()).execute("CREATE SCHEMA " + schema);
    return new Ledger(server.url() + "&currentSchema=" + schema);
  }

  /** Returns this ledger with further parameters of the URL. */
  public Ledger with(String parameters) {
    return new Ledger(url + "&" + parameters);
  }

  public DataSource source() {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setURL(url);
    return source;
  }

  public void execute(String command) throws SQLException {
    try (Connection connection = source().getConnection();
        PreparedStatement statement = connection.prepareStatement(command)) {
      statement.execute();
    }
  }

  /** Appends an event as an earlier version of the application did. */
  public void append(
      String account, int number, String type, @Nullable String revision, byte[] payload)
      throws SQLException {
    try (Connection connection = source().getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO DomainEventEntry (eventIdentifier, aggregateIdentifier,"
                    + " sequenceNumber, type, timeStamp, payloadType, payloadRevision, payload,"
                    + " metaData) VALUES (?, ?, ?, 'Account', '2026-01-01T00:00:00Z', ?, ?, ?, ?)")) {
      insert.setString(1, UUID.randomUUID().toString());
      insert.setString(2, account);
      insert.setInt(3, number);
      insert.setString(4, type);
      insert.setString(5, revision);
      insert.setBytes(6, payload);
      insert.setBytes(7, "{}".getBytes(StandardCharsets.UTF_8));
      insert.executeUpdate();
    }
  }

  /** Replaces the payload of an event. */
  public void replace(String account, int number, byte[] payload) throws SQLException {
    try (Connection connection = source().getConnection();
        PreparedStatement update =
            connection.prepareStatement(
                "UPDATE DomainEventEntry SET payload = ?"
                    + " WHERE aggregateIdentifier = ? AND sequenceNumber = ?")) {
      update.setBytes(1, payload);
      update.setString(2, account);
      update.setInt(3, number);
      if (update.executeUpdate() != 1) {
        throw new SQLException("There is no event " + number + " of " + account);
      }
    }
  }

  public byte[] payload(String account, int number) throws SQLException {
    return (byte[])
        column(
                "SELECT payload FROM DomainEventEntry WHERE aggregateIdentifier = '"
                    + account
                    + "' AND sequenceNumber = "
                    + number)
            .get(0);
  }

  /** Returns the first column of a query. */
  public List<Object> column(String query) throws SQLException {
    try (Connection connection = source().getConnection();
        PreparedStatement statement = connection.prepareStatement(query);
        ResultSet rows = statement.executeQuery()) {
      List<Object> column = new ArrayList<>();
      while (rows.next()) {
        column.add(rows.getObject(1));
      }
      return column;
    }
  }

  /** The server of all tests but those of its faults; it closes itself when the JVM ends. */
  private static final class Shared {

    static final PostgresServer SERVER = start();

    private static PostgresServer start() {
      try {
        return PostgresServer.start();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
