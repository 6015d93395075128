package io.avrodyne.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder of schemas that the options of the processor name. */
record SchemaFolder(Path home) {

  /** Adds a file; single quotes are replaced by double quotes. */
  SchemaFolder with(String file, String text) {
    try {
      Path target = home.resolve(file);
      Files.createDirectories(target.getParent());
      Files.writeString(target, text.replace('\'', '"'));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the options that name the folders within. */
  List<String> options() {
    return List.of(
        "-Aavrodyne.history=" + home.resolve("avro-history").toAbsolutePath(),
        "-Aavrodyne.schemas=" + home.resolve("avro").toAbsolutePath());
  }
}
