package io.avrodyne.databases;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
 * does the end of the JVM, unless it is killed.
 *
 * <p><b>Threads.</b> Connections may be opened by any thread, the server stopped and started by one
 * at a time.
 */
public final class PostgresServer implements AutoCloseable {

  private static final Duration START = Duration.ofSeconds(60);

  /** The launcher makes this directory, even though it is told to use another. */
  private static final Path LAUNCHERS_OWN =
      Path.of(System.getProperty("java.io.tmpdir"), "embedded-pg");

  private static final Map<String, String> DURABLE =
      Map.of("fsync", "on", "synchronous_commit", "on", "full_page_writes", "on");

  private final TemporaryDirectory directory;
  private final Map<String, String> settings;
  private final int port;
  private final ClosingHook hook = new ClosingHook(this);
  private @Nullable EmbeddedPostgres running;

  private PostgresServer(TemporaryDirectory directory, Map<String, String> settings, int port) {
    this.directory = directory;
    this.settings = settings;
    this.port = port;
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
    all.putAll(settings);
    PostgresServer server =
        new PostgresServer(TemporaryDirectory.create("avrodyne-postgres"), all, Ports.free());
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
   */
  public void startAgain() throws IOException {
    EmbeddedPostgres.Builder builder =
        EmbeddedPostgres.builder()
            .setOverrideWorkingDirectory(
                Files.createDirectories(directory.path().resolve("binaries")).toFile())
            .setDataDirectory(data())
            .setCleanDataDirectory(false)
            .setPort(port)
            .setPGStartupWait(START)
            .setRegisterShutdownHook(false);
    settings.forEach(builder::setServerConfig);
    running = builder.start();
  }

  /** Stops the server. Its data stay until it is closed. */
  public void stop() throws IOException {
    if (running != null) {
      running.close();
      running = null;
    }
  }

  /** Ends the server's processes without a chance to write anything, as {@code kill -9} does. */
  public void kill() throws IOException {
    long pid = Long.parseLong(Files.readAllLines(data().resolve("postmaster.pid")).get(0).strip());
    Processes.kill(pid);
    stop();
  }

  /** Returns the URL of its database, with a user who may do everything. */
  public String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
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
    try {
      stop();
    } finally {
      directory.close();
      deleteIfEmpty(LAUNCHERS_OWN);
    }
  }

  private static void deleteIfEmpty(Path path) throws IOException {
    try {
      Files.deleteIfExists(path);
    } catch (DirectoryNotEmptyException e) {
      // Another program uses it.
      return;
    }
  }
}
