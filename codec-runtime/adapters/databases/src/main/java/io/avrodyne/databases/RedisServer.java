package io.avrodyne.databases;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A Redis server without data, which only this computer can reach.
 *
 * <p>By default, it writes nothing to a disk. Closing it deletes its files; so does the end of the
 * JVM, unless it is killed.
 *
 * <p><b>Threads.</b> Connections may be opened by any thread, the server stopped and started by one
 * at a time.
 */
public final class RedisServer implements AutoCloseable {

  private static final List<String> SYSTEMS = List.of("Linux", "Mac OS X", "Windows");

  private final TemporaryDirectory directory;
  private final List<String> settings;
  private final int port;
  private final ClosingHook hook = new ClosingHook(this);
  private redis.embedded.@Nullable RedisServer running;

  private RedisServer(TemporaryDirectory directory, List<String> settings, int port) {
    this.directory = directory;
    this.settings = settings;
    this.port = port;
  }

  /** Returns why no server can start here, or nothing if one can. */
  public static Optional<String> obstacle() {
    String os = System.getProperty("os.name", "");
    return SYSTEMS.stream().anyMatch(os::startsWith)
        ? Optional.empty()
        : Optional.of("Redis is not started: there are no binaries of it for " + os);
  }

  /** Starts a server that keeps its data in memory only. */
  public static RedisServer start() throws IOException {
    return start(List.of());
  }

  /**
   * Starts a server.
   *
   * @param settings lines of {@code redis.conf}, such as {@code appendonly yes}
   */
  public static RedisServer start(List<String> settings) throws IOException {
    RedisServer server =
        new RedisServer(TemporaryDirectory.create("avrodyne-redis"), settings, Ports.free());
    try {
      server.startAgain();
      return server;
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /** Starts the server again after it was stopped, on the same port with the same files. */
  public void startAgain() throws IOException {
    var builder =
        redis.embedded.RedisServer.newRedisServer()
            .bind("127.0.0.1")
            .port(port)
            .setting("save \"\"")
            .setting("dir " + directory.path());
    settings.forEach(builder::setting);
    redis.embedded.RedisServer server = builder.build();
    server.start();
    running = server;
  }

  /** Stops the server. What it wrote to its files stays until it is closed. */
  public void stop() throws IOException {
    if (running != null) {
      running.stop();
      running = null;
    }
  }

  /** Returns the port on which it listens. */
  public int port() {
    return port;
  }

  /** Returns the directory of its files. */
  public Path data() {
    return directory.path();
  }

  @Override
  public void close() throws IOException {
    hook.remove();
    try {
      stop();
    } finally {
      directory.close();
    }
  }
}
