package io.avrodyne.databases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The unpacked binaries of PostgreSQL. Unpacking takes seconds, so all servers of a JVM share them;
 * they are deleted at its end, when the last server is closed.
 */
final class PostgresBinaries {

  private static @Nullable TemporaryDirectory directory;
  private static int servers;
  private static boolean ending;

  private PostgresBinaries() {}

  /** Returns the directory for one more server. */
  static synchronized Path acquire() throws IOException {
    TemporaryDirectory current = directory;
    if (current == null) {
      Runtime.getRuntime().addShutdownHook(new Thread(PostgresBinaries::end, "end of PostgreSQL"));
      current = TemporaryDirectory.create("avrodyne-postgres-binaries");
      directory = current;
    }
    servers++;
    return current.path();
  }

  /** Says that a server needs them no longer. */
  static synchronized void release() throws IOException {
    servers--;
    deleteIfUnused();
  }

  /** Servers that are being closed at the same time still need them, to be stopped. */
  private static synchronized void end() {
    ending = true;
    try {
      deleteIfUnused();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void deleteIfUnused() throws IOException {
    if (ending && servers == 0 && directory != null) {
      directory.close();
    }
  }
}
