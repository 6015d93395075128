package io.avrodyne.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.avro.Schema;

/**
 * The folder that the processor's option {@code avrodyne.history} names: {@code
 * <fullname>/<version>.avsc}.
 *
 * @param root the folder; it need not exist
 */
record HistoryFolder(Path root) {

  /** The states of a file before it is written. */
  enum State {
    /** There is no such version. */
    MISSING,
    /** There is the same schema, perhaps in another form. */
    EQUAL,
    /** There is another schema. */
    DIFFERENT
  }

  /** Returns the state of a file. */
  State stateOf(HistoryFile file) throws IOException {
    Path path = pathOf(file);
    if (!Files.exists(path)) {
      return State.MISSING;
    }
    try {
      Schema present = new Schema.Parser().parse(Files.readString(path));
      return present.equals(file.schema()) ? State.EQUAL : State.DIFFERENT;
    } catch (RuntimeException | CharacterCodingException e) {
      return State.DIFFERENT; // not a schema
    }
  }

  /**
   * Writes a file, so that at any time it is there completely or not at all. The part that is not
   * complete is in the root, where the processor does not look for versions.
   */
  void write(HistoryFile file) throws IOException {
    Path path = pathOf(file);
    Files.createDirectories(path.getParent());
    Path part = root.resolve(".fetch-" + ProcessHandle.current().pid() + ".tmp");
    try {
      Files.writeString(
          part,
          file.text(),
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** The processor takes {@code 1.avsc}, {@code v1.avsc} and {@code 01.avsc} for one version. */
  private Path pathOf(HistoryFile file) throws IOException {
    Path home = root.resolve(file.fullname());
    Pattern name = Pattern.compile("v?0*" + file.version() + "(\\.0+)*\\.avsc");
    if (Files.isDirectory(home)) {
      try (Stream<Path> files = Files.list(home)) {
        Optional<Path> present =
            files
                .filter(path -> name.matcher(path.getFileName().toString()).matches())
                .sorted()
                .findFirst();
        if (present.isPresent()) {
          return present.get();
        }
      }
    }
    return home.resolve(file.version() + HistoryFile.SUFFIX);
  }
}
