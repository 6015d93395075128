package io.avrodyne.databases;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server with an empty database, which only this computer can reach.
 *
 * <p>It is as durable as an installed one: {@code fsync}, {@code synchronous_commit} and {@code
 * full_page_writes} are on, unless the settings say otherwise. Closing it deletes its files; so
 * does the end of the JVM, unless it is killed. The servers of a JVM share their binaries, which
 * are deleted at its end.
 *
 * <p><b>Threads.</b> Connections may be opened by any thread, the server stopped and started by one
 * at a time.
 */
public final class PostgresServer implements AutoCloseable {

  private static final Map<String, String> DURABLE =
      Map.of("fsync", "on", "synchronous_commit", "on", "full_page_writes", "on");

  /** Sockets would be files outside its directory, which stay when it is killed. */
  private static final String SOCKETS = "unix_socket_directories";

  private final Map<String, String> settings;
  private final int port;
  private final ClosingHook hook = new ClosingHook(this);
  private final Path binaries;
  private final TemporaryDirectory directory;
  private @Nullable PostgresProcess running;
  private boolean closed;

  private PostgresServer(Map<String, String> settings, int port) throws IOException {
    this.settings = settings;
    this.port = port;
    this.directory = TemporaryDirectory.create("avrodyne-postgres");
    this.binaries = PostgresBinaries.acquire();
  }

  /** Returns why no server can start here, or nothing if one can. */
  public static Optional<String> obstacle() {
    String os = System.getProperty("os.name", "");
    String architecture = System.getProperty("os.arch", "");
    if (!os.equals("Linux") || !architecture.equals("amd64")) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "PostgreSQL is not started: its binaries are for Linux on amd64, and this is %s on %s",
              os,
              architecture));
    }
    return Unprivileged.obstacle();
  }

  /** Starts a durable server. */
  public static PostgresServer start() throws IOException {
    return start(Map.of());
  }

  /**
   * Starts a server.
   *
   * @param settings the lines of {@code postgresql.conf} that differ from a durable server's
   */
  public static PostgresServer start(Map<String, String> settings) throws IOException {
    Map<String, String> all = new LinkedHashMap<>(DURABLE);
    all.put(SOCKETS, "");
    all.putAll(settings);
    PostgresServer server = new PostgresServer(all, Ports.free());
    try {
      server.startAgain();
      return server;
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Starts the server again after it was stopped or killed, on the same port with the same data.
   *
   * @throws IOException if the server does not start, with what it said, or if its port is taken
   */
  public synchronized void startAgain() throws IOException {
    if (closed || running != null) {
      throw new IllegalStateException(closed ? "The server is closed." : "The server is running.");
    }
    Ports.requireFree(port);
    running = PostgresProcess.start(binaries, data(), port, settings);
  }

  /** Stops the server. Its data stay until it is closed. */
  public synchronized void stop() throws IOException {
    if (running != null) {
      running.stop();
      running = null;
    }
  }

  /** Ends the server's processes without a chance to write anything, as {@code kill -9} does. */
  public synchronized void kill() throws IOException {
    if (running != null) {
      running.kill();
      running = null;
    }
  }

  /**
   * Creates a user who has to give a password, unlike the one of {@link #url()}.
   *
   * @param name a simple name, in lower case
   */
  public void createUser(String name, String password) throws SQLException {
    PasswordUsers.create(url(), name, password);
  }

  /** Returns the URL of its database, with a user who may do everything. */
  public String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
  }

  /** Returns the URL of its database for a user with a password, right or wrong. */
  public String url(String user, String password) {
    return "jdbc:postgresql://127.0.0.1:"
        + port
        + "/postgres?user="
        + URLEncoder.encode(user, StandardCharsets.UTF_8)
        + "&password="
        + URLEncoder.encode(password, StandardCharsets.UTF_8);
  }

  /** Returns the port on which it listens. */
  public int port() {
    return port;
  }

  /** Returns the directory of its data, with {@code pg_hba.conf} and the server's other files. */
  public Path data() {
    return directory.path().resolve("data");
  }

  @Override
  public void close() throws IOException {
    hook.remove();
    closeOnce();
  }

  private synchronized void closeOnce() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    try {
      stop();
    } finally {
      directory.close();
      PostgresBinaries.release();
    }
  }
}
