package io.avrodyne.databases;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An Apicurio registry without any schemas, which only this computer can reach.
 *
 * <p>It keeps its schemas in a file, so that they survive when it is stopped and started again.
 * Closing it deletes its files; so does the end of the JVM, even if that is killed.
 *
 * <p><b>Threads.</b> Requests may be sent by any thread, the registry stopped and started by one at
 * a time.
 */
public final class RegistryServer implements AutoCloseable {

  private final int port;
  private final ClosingHook hook = new ClosingHook(this);
  private final TemporaryDirectory directory;
  private @Nullable RegistryProcess running;
  private boolean closed;

  private RegistryServer(int port) throws IOException {
    this.port = port;
    this.directory = TemporaryDirectory.create("avrodyne-registry");
  }

  /** Returns why no registry can start here, or nothing if one can. */
  public static Optional<String> obstacle() {
    return RegistryArchive.obstacle();
  }

  /** Starts a registry. */
  public static RegistryServer start() throws IOException {
    RegistryServer server = new RegistryServer(Ports.free());
    try {
      RegistryArchive.unpack(server.program());
      server.startAgain();
      return server;
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Starts the registry again after it was stopped or killed, on the same port with the same
   * schemas.
   *
   * @throws IOException if it ends at once, with what it said, or if its port is taken
   */
  public synchronized void startAgain() throws IOException {
    if (closed || running != null) {
      throw new IllegalStateException(closed ? "The server is closed." : "The server is running.");
    }
    Ports.requireFree(port);
    running = RegistryProcess.start(directory.path(), program(), port);
  }

  /** Stops the registry. Its schemas stay until it is closed. */
  public synchronized void stop() {
    if (running != null) {
      running.stop();
      running = null;
    }
  }

  /** Ends the registry's process without a chance to write anything, as {@code kill -9} does. */
  public synchronized void kill() {
    if (running != null) {
      running.kill();
      running = null;
    }
  }

  /** Returns the directory of its files. */
  public Path data() {
    return directory.path();
  }

  private Path program() {
    return directory.path().resolve("program");
  }

  /** Returns the address of the API that is Confluent's. */
  public URI confluentApi() {
    return address("/apis/ccompat/v7");
  }

  /** Returns the address of the registry's own API, in the version that Apicurio's clients use. */
  public URI ownApi() {
    return address("/apis/registry/v" + (RegistryArchive.isVersion2() ? 2 : 3));
  }

  private URI address(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
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
