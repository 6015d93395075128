package io.avrodyne.command;

import java.nio.file.Files;
import java.nio.file.Path;

/** The option that names the folder of a history. */
final class HistoryOption {

  static final Option INTO =
      new Option("--into", "FOLDER", "The history: <type>/<version>.avsc. Required.");

  private HistoryOption() {}

  /**
   * Returns the folder, which need not exist.
   *
   * @throws UsageException if the option is missing, or names something else
   */
  static HistoryFolder folder(Arguments arguments) {
    Path root =
        arguments
            .find(INTO)
            .map(PathOption.of(INTO))
            .orElseThrow(() -> new UsageException("The folder is unknown. Give --into."));
    if (Files.exists(root) && !Files.isDirectory(root)) {
      throw new UsageException("--into is " + root + ", which is not a folder.");
    }
    return new HistoryFolder(root);
  }
}
