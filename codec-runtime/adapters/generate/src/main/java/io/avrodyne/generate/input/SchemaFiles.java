package io.avrodyne.generate.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The reader of folders with files of schemas ({@code .avsc}) and of IDL ({@code .avdl}). */
final class SchemaFiles {

  private SchemaFiles() {}

  /**
   * Returns the definitions of all files, in the order of their paths.
   *
   * @param without a folder within the others that is left out, because it is generated
   * @throws BadSchemasException if a file cannot be parsed, or there are none
   */
  static List<Definition> read(List<Path> folders, List<Path> without) throws IOException {
    List<Definition> all = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (Path folder : folders) {
      List<Path> files = files(folder, without);
      if (files.isEmpty()) {
        problems.add(
            new Problem(
                new Place(folder.toString(), ""),
                "There are no .avsc or .avdl files.",
                "Name the folder with the schemas."));
      }
      for (Path file : files) {
        try {
          all.addAll(read(folder, file));
        } catch (BadSchemasException e) {
          problems.addAll(e.problems());
        }
      }
    }
    BadSchemasException.throwIfAny(problems);
    return all;
  }

  private static List<Definition> read(Path folder, Path file) throws IOException {
    return file.toString().endsWith(".avdl")
        ? IdlFiles.read(file)
        : JsonFiles.read(file, folder.relativize(file).toString().replace('\\', '/'));
  }

  private static List<Path> files(Path folder, List<Path> without) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().matches(".*\\.(avsc|avdl)"))
          .filter(file -> without.stream().noneMatch(file::startsWith))
          .sorted()
          .toList();
    }
  }
}
