package io.avrodyne.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
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
    /** There is the same schema, perhaps in another form or with other documentation. */
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
      return SchemaEquality.areEqual(present, file.schema()) ? State.EQUAL : State.DIFFERENT;
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
    Path part = root.resolve(".history-" + UUID.randomUUID() + ".tmp");
    try {
      Files.writeString(part, file.text(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /**
   * Returns the newest version of a type.
   *
   * @throws FailedException if the folder of the type has a file whose name is not a version
   */
  Optional<HistoryVersion> newest(String fullname) throws IOException {
    List<HistoryVersion> versions = new ArrayList<>();
    for (Path file : files(fullname)) {
      versions.add(
          HistoryVersion.ofFile(file.getFileName().toString())
              .orElseThrow(
                  () ->
                      new FailedException(
                          file
                              + " is not named by a version, such as 1.avsc or v2.avsc."
                              + " Rename it, or move it elsewhere.")));
    }
    return versions.stream().max(Comparator.naturalOrder());
  }

  /**
   * Returns the schema of a version.
   *
   * @throws FailedException if the file is not a schema
   */
  Schema read(String fullname, HistoryVersion version) throws IOException {
    Path path = pathOf(fullname, version);
    try {
      return new Schema.Parser().setValidateDefaults(false).parse(Files.readString(path));
    } catch (RuntimeException e) {
      // Apache Avro's parser throws several kinds.
      throw new FailedException(
          path
              + " is not an Avro schema: "
              + ParserReason.of(e)
              + " Restore it from version control.",
          e);
    } catch (CharacterCodingException e) {
      throw new FailedException(path + " is not UTF-8. Restore it from version control.", e);
    }
  }

  private Path pathOf(HistoryFile file) throws IOException {
    return pathOf(file.fullname(), file.version());
  }

  /** The processor takes {@code 1.avsc}, {@code v1.avsc} and {@code 01.avsc} for one version. */
  private Path pathOf(String fullname, HistoryVersion version) throws IOException {
    for (Path file : files(fullname)) {
      if (HistoryVersion.ofFile(file.getFileName().toString())
          .filter(version::isSame)
          .isPresent()) {
        return file;
      }
    }
    return root.resolve(fullname).resolve(version + HistoryVersion.SUFFIX);
  }

  private List<Path> files(String fullname) throws IOException {
    Path home = root.resolve(fullname);
    if (!Files.isDirectory(home)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(home)) {
      return files.sorted().toList();
    }
  }
}
