package io.avrodyne.processor.files;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Is a folder that an option of the processor names.
 *
 * @param option the name of the option
 * @param value what it says
 */
record OptionFolder(String option, String value) {

  /** Finds an option; one without a value is there, and names no folder. */
  static Optional<OptionFolder> find(String option, Map<String, String> options) {
    return options.containsKey(option)
        ? Optional.of(new OptionFolder(option, Objects.requireNonNullElse(options.get(option), "")))
        : Optional.empty();
  }

  /** Returns the path; only one without {@link #fault} is of use. */
  Path path() {
    return Path.of(value);
  }

  /** Returns what is wrong with the folder, as a clause. */
  Optional<String> fault() {
    try {
      if (!path().isAbsolute()) {
        return Optional.of("is not absolute");
      }
      if (!Files.exists(path())) {
        return Optional.of("does not exist");
      }
      return Files.isDirectory(path()) ? Optional.empty() : Optional.of("is not a folder");
    } catch (InvalidPathException e) {
      return Optional.of("is no path");
    }
  }

  @Override
  public String toString() {
    return "-A" + option + "=" + value;
  }
}
