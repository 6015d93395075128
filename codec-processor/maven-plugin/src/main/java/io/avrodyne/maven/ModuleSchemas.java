package io.avrodyne.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The schemas in the class output of a module. */
final class ModuleSchemas {

  private static final String FOLDER = "META-INF/avro";

  private ModuleSchemas() {}

  /** Returns why a module has no work for a goal, or nothing if it has schemas or is a jar. */
  static Optional<String> reasonToPass(File classes) {
    return classes.isFile() || Files.isDirectory(folder(classes))
        ? Optional.empty()
        : Optional.of("Nothing to do: there are no schemas in " + folder(classes) + ".");
  }

  /** Adds the schemas to the inputs of a goal. */
  static void add(File classes, Inputs inputs) throws IOException {
    inputs.add(classes.isFile() ? classes.toPath() : folder(classes));
  }

  private static Path folder(File classes) {
    return classes.toPath().resolve(FOLDER);
  }
}
