package io.avrodyne.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The hash of the inputs that a goal was last done with, kept between builds.
 *
 * @param file in the folder that {@code mvn clean} removes
 */
record Stamp(Path file) {

  /** Returns whether the goal was last done with inputs of this hash. */
  boolean is(String hash) throws IOException {
    return Files.exists(file) && Files.readString(file).equals(hash);
  }

  /** Forgets the hash, until the goal is done again. */
  void remove() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Remembers the hash of the inputs that the goal was done with. */
  void put(String hash) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, hash);
  }
}
