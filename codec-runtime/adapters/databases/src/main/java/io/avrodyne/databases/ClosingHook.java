package io.avrodyne.databases;

/** Closes a server at the end of the JVM, after Ctrl-C too, if nobody has closed it before. */
final class ClosingHook {

  private final Thread thread;

  ClosingHook(AutoCloseable server) {
    thread = new Thread(() -> close(server), "close " + server.getClass().getSimpleName());
    Runtime.getRuntime().addShutdownHook(thread);
  }

  @SuppressWarnings("SystemOut") // Nothing else takes messages while the JVM ends.
  private static void close(AutoCloseable server) {
    try {
      server.close();
    } catch (Exception e) {
      System.err.println("Not closed: " + e);
    }
  }

  /** Forgets the server, which is being closed. */
  void remove() {
    if (Thread.currentThread() != thread) {
      try {
        Runtime.getRuntime().removeShutdownHook(thread);
      } catch (IllegalStateException e) {
        // The JVM is ending, and the hook closes the server again, which does nothing.
        return;
      }
    }
  }
}
