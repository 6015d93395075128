package io.avrodyne.command;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;

/** The freezing of the schemas of a build: first all are compared, then the new ones written. */
final class Freezing {

  private final HistoryFolder folder;
  private final Console console;

  /** Whether each file is new. */
  private final Map<HistoryFile, Boolean> files = new LinkedHashMap<>();

  private boolean refused;

  Freezing(HistoryFolder folder, Console console) {
    this.folder = folder;
    this.console = console;
  }

  /**
   * Compares a schema with the newest version of its type, and says why it cannot be written.
   *
   * @param wanted the version of a new file; the next one if empty
   * @throws FailedException if the history of the type cannot be read
   */
  void add(BuildSchema built, Optional<HistoryVersion> wanted) throws IOException {
    String fullname = built.fullname();
    if (!FetchedSchemas.isTypeName(fullname)) {
      throw new FailedException(
          "A file of the build has the name " + fullname + ", which no type can have.");
    }
    Optional<HistoryVersion> newest = folder.newest(fullname);
    if (newest.isPresent() && isSame(folder.read(fullname, newest.get()), built.schema())) {
      files.put(file(built, newest.get()), false);
      return;
    }
    HistoryVersion version =
        wanted.orElseGet(() -> newest.map(HistoryVersion::next).orElse(HistoryVersion.of(1)));
    if (newest.isPresent() && newest.get().compareTo(version) >= 0) {
      refuse(file(built, version), newest.get());
      return;
    }
    files.put(file(built, version), true);
  }

  /** Documentation and aliases count too, which Apache Avro's comparison ignores. */
  private static boolean isSame(Schema frozen, Schema built) {
    return frozen.toString().equals(built.toString());
  }

  private static HistoryFile file(BuildSchema built, HistoryVersion version) {
    return new HistoryFile(built.fullname(), version, built.schema(), built.fullname());
  }

  private void refuse(HistoryFile file, HistoryVersion newest) throws IOException {
    boolean exists = folder.stateOf(file) != HistoryFolder.State.MISSING;
    console.printError(
        exists
            ? file + " has another schema than the build."
            : file + " would be older than the newest version, " + newest + ".");
    refused = true;
  }

  /** Returns whether a schema cannot be written, and says so. */
  boolean isRefused() {
    if (refused) {
      console.printError(
          "Nothing was written. Versions are never overwritten; without --version, a new one is"
              + " the next.");
    }
    return refused;
  }

  /** Returns whether there is something to write. */
  boolean isOpen() {
    return files.containsValue(true);
  }

  /** Prints what would be written. */
  void describe() {
    files.forEach(
        (file, isNew) -> console.print(file + ": " + (isNew ? "would be written" : "unchanged")));
  }

  /** Writes the new files, and prints all. */
  void write() throws IOException {
    for (Map.Entry<HistoryFile, Boolean> entry : files.entrySet()) {
      if (entry.getValue()) {
        folder.write(entry.getKey());
      }
      console.print(entry.getKey() + ": " + (entry.getValue() ? "written" : "unchanged"));
    }
  }
}
