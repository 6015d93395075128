package io.avrodyne.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The share of a file that is done, on the standard error while a person looks at it. */
final class Progress implements LongConsumer {

  private static final long INTERVAL_NANOS = 500_000_000;
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");
  private static final Progress NONE = new Progress(Optional.empty(), 0);

  private final Optional<Console> console;
  private final long size;
  private long lastAt = System.nanoTime();
  private boolean shown;

  private Progress(Optional<Console> console, long size) {
    this.console = console;
    this.size = size;
  }

  /** Returns one that shows nothing unless there are a terminal and a file. */
  static Progress of(Session session, Optional<Path> file) throws IOException {
    if (file.isEmpty() || !isTerminal()) {
      return NONE;
    }
    return new Progress(Optional.of(session.console()), Files.size(file.get()));
  }

  /**
   * Returns whether the standard error is a terminal. The JDK tells this of the standard output
   * only, so systems without the folder {@code /proc} are taken for none.
   */
  private static boolean isTerminal() {
    try {
      String target = Files.readSymbolicLink(STANDARD_ERROR).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  @Override
  public void accept(long position) {
    long now = System.nanoTime();
    if (console.isPresent() && now - lastAt > INTERVAL_NANOS) {
      lastAt = now;
      shown = true;
      console.get().printErrorText("\r" + 100 * position / Math.max(1, size) + " %");
    }
  }

  /** Removes the line. */
  void end() {
    if (shown) {
      console.orElseThrow().printErrorText("\r      \r");
    }
  }
}
