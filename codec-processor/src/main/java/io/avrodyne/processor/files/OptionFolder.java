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
    Optional<String> fault = faultOfValue();
    return fault.isPresent() || Files.exists(path()) ? fault : Optional.of("does not exist");
  }

  /** Returns what is wrong with the value, whether or not there is such a folder. */
  Optional<String> faultOfValue() {
    try {
      if (!path().isAbsolute()) {
        return Optional.of("is not absolute");
      }
      return Files.exists(path()) && !Files.isDirectory(path())
          ? Optional.of("is not a folder")
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.of("is not a valid path");
    }
  }

  @Override
  public String toString() {
    return "-A" + option + "=" + value;
  }
}
