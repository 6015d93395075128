package io.avrodyne.databases;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A file system of some megabytes in memory, which fills quickly. Mounting it takes the rights of
 * root on Linux.
 *
 * <p>It is unmounted when it is closed and at the end of the JVM, even if that is killed: a shell
 * mounts it and waits for the end of its input, which the operating system closes in any case.
 */
public final class SmallDisk implements AutoCloseable {

  private static final String MOUNTED = "mounted";

  /** Ignores Ctrl-C, which reaches every process of a terminal, so that it can unmount. */
  private static final String KEEPER =
      """
      trap '' INT TERM HUP
      mount -t tmpfs -o size="$2"m,mode=700 tmpfs "$1" || exit
      echo mounted
      cat > /dev/null
      umount --lazy "$1"
      rmdir "$1"
      """;

  private final TemporaryDirectory directory;
  private final Process keeper;

  private SmallDisk(TemporaryDirectory directory, Process keeper) {
    this.directory = directory;
    this.keeper = keeper;
  }

  /** Returns why nothing can be mounted here, or nothing if it can. */
  public static Optional<String> obstacle() {
    try {
      mount(1).close();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("No small disk can be mounted: " + e.getMessage());
    }
  }

  /** Mounts a file system of so many megabytes. */
  public static SmallDisk mount(int megabytes) throws IOException {
    TemporaryDirectory directory = TemporaryDirectory.create("avrodyne-disk");
    List<String> command =
        List.of(
            "sh", "-c", KEEPER, "keeper", directory.path().toString(), Integer.toString(megabytes));
    try {
      Process keeper = new ProcessBuilder(command).redirectErrorStream(true).start();
      String answer = keeper.inputReader().readLine();
      if (!MOUNTED.equals(answer)) {
        throw new IOException(answer);
      }
      return new SmallDisk(directory, keeper);
    } catch (IOException e) {
      directory.close();
      throw e;
    }
  }

  /** Returns the directory where it is mounted. */
  public Path path() {
    return directory.path();
  }

  /** Fills it with a file of its own, so that no program can write another block. */
  public void fill() throws IOException {
    byte[] block = new byte[4096];
    try (OutputStream out = Files.newOutputStream(filler())) {
      while (path().toFile().getUsableSpace() > 0) {
        out.write(block);
      }
    }
  }

  /** Deletes the file that fills it. */
  public void free() throws IOException {
    Files.delete(filler());
  }

  private Path filler() {
    return path().resolve("filler");
  }

  /**
   * Unmounts it, at once or when the last program has closed its files, and deletes its content.
   */
  @Override
  public void close() throws IOException {
    keeper.outputWriter().close();
    keeper.onExit().join();
    directory.close();
  }
}
