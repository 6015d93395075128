package io.avrodyne.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** The share of a file that is done, on the standard error while a person looks at it. */
final class Progress implements LongConsumer {

  private static final long INTERVAL_NANOS = 500_000_000;
  private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");
  private static final Progress NONE = new Progress(Optional.empty(), 0, () -> 0);

  private final Optional<Console> console;
  private final long size;
  private final LongSupplier nanoTime;
  private long lastAt;

  /**
   * Creates one.
   *
   * @param console where to show it, if anywhere
   * @param size the size of the file
   * @param nanoTime the clock
   */
  Progress(Optional<Console> console, long size, LongSupplier nanoTime) {
    this.console = console;
    this.size = size;
    this.nanoTime = nanoTime;
    lastAt = nanoTime.getAsLong();
  }

  /**
   * Returns one that shows nothing unless there are a terminal and a file. Data that appears on the
   * terminal, too, shows how far it is.
   */
  static Progress of(Session session, Optional<Path> file) throws IOException {
    if (file.isEmpty() || !isTerminal(STANDARD_ERROR) || isTerminal(STANDARD_OUTPUT)) {
      return NONE;
    }
    return new Progress(Optional.of(session.console()), Files.size(file.get()), session.nanoTime());
  }

  /**
   * Returns whether a link leads to a terminal. The JDK tells this of the input and the output
   * together only, so systems without the folder {@code /proc} are taken for none.
   */
  static boolean isTerminal(Path link) {
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  @Override
  public void accept(long position) {
    if (console.isEmpty()) {
      return;
    }
    long now = nanoTime.getAsLong();
    if (now - lastAt > INTERVAL_NANOS) {
      lastAt = now;
      console.get().showStatus(100 * position / Math.max(1, size) + " %");
    }
  }

  /** Removes the line. */
  void end() {
    console.ifPresent(Console::clearStatus);
  }
}
