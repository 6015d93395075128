package io.avrodyne.processor.files;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder that an option of the processor names.
 *
 * @param option the name of the option
 * @param value what it says
 */
record OptionFolder(String option, String value) {

  /** Finds an option; an option without a value is present, but does not name a folder. */
  static Optional<OptionFolder> find(String option, Map<String, String> options) {
    return options.containsKey(option)
        ? Optional.of(new OptionFolder(option, Objects.requireNonNullElse(options.get(option), "")))
        : Optional.empty();
  }

  /** Finds the folders of an option that may name several, as a path of Java does. */
  static List<OptionFolder> findAll(String option, Map<String, String> options) {
    return find(option, options).stream()
        .flatMap(all -> Stream.of(all.value().split(Pattern.quote(File.pathSeparator), -1)))
        .map(value -> new OptionFolder(option, value))
        .toList();
  }

  /** Returns the path; it is usable only without a {@link #fault}. */
  Path path() {
    return Path.of(value);
  }

  /** Returns the fault of the folder, as a clause. */
  Optional<String> fault() {
    Optional<String> fault = faultOfValue();
    return fault.isPresent() || Files.exists(path()) ? fault : Optional.of("does not exist");
  }

  /** Returns the fault of the value, whether or not the folder exists. */
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
