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

  private final List<String> settings;
  private final int port;
  private final ClosingHook hook = new ClosingHook(this);
  private final TemporaryDirectory directory;
  private @Nullable RedisProcess running;
  private boolean closed;

  private RedisServer(List<String> settings, int port) throws IOException {
    this.settings = settings;
    this.port = port;
    this.directory = TemporaryDirectory.create("avrodyne-redis");
  }

  /** Returns why no server can start here, or nothing if one can. */
  public static Optional<String> obstacle() {
    return RedisProcess.obstacle();
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
    RedisServer server = new RedisServer(settings, Ports.free());
    try {
      server.startAgain();
      return server;
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Starts the server again after it was stopped or killed, on the same port with the same files.
   *
   * @throws IOException if the server ends at once, with what it said, or if its port is taken
   */
  public synchronized void startAgain() throws IOException {
    if (closed || running != null) {
      throw new IllegalStateException(closed ? "The server is closed." : "The server is running.");
    }
    Ports.requireFree(port);
    running = RedisProcess.start(directory.path(), port, settings);
  }

  /** Stops the server. What it wrote to its files stays until it is closed. */
  public synchronized void stop() {
    if (running != null) {
      running.stop();
      running = null;
    }
  }

  /** Ends the server's process without a chance to write anything, as {@code kill -9} does. */
  public synchronized void kill() {
    if (running != null) {
      running.kill();
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
    closeOnce();
  }

  private synchronized void closeOnce() throws IOException {
    closed = true;
    try {
      stop();
    } finally {
      directory.close();
    }
  }
}
