package io.avrodyne.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/** The conversion of the value of an option into a path. */
final class PathOption {

  private PathOption() {}

  /** Returns the conversion for an option; it throws {@link UsageException}. */
  static Function<String, Path> of(Option option) {
    return text -> {
      try {
        return Path.of(text);
      } catch (InvalidPathException e) {
        throw new UsageException(option.name() + " is not a valid path.");
      }
    };
  }
}
