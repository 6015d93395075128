package io.avrodyne.generate.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The reader of files of schemas ({@code .avsc}) and of IDL ({@code .avdl}), and of their folders.
 */
final class SchemaFiles {

  private static final String IDL = ".avdl";

  private final List<Path> without;
  private final List<Definition> found = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private final Set<Path> read = new HashSet<>();

  /** The files that classes name, by their paths within their folders. */
  private final Map<String, Path> links = new HashMap<>();

  private SchemaFiles(List<Path> without) {
    this.without = without.stream().map(SchemaFiles::absolute).toList();
  }

  /**
   * Returns the definitions of all files, in the order of the inputs and, within a folder, of their
   * paths. A file that two inputs contain is read once.
   *
   * @param without folders within the others that are left out, because they are generated
   * @throws BadSchemasException if a file cannot be parsed, or there are none
   */
  static List<Definition> read(List<Path> inputs, List<Path> without) throws IOException {
    SchemaFiles reader = new SchemaFiles(without);
    for (Path input : inputs) {
      reader.read(input);
    }
    BadSchemasException.throwIfAny(reader.problems);
    return reader.found;
  }

  private void read(Path input) throws IOException {
    if (Files.isRegularFile(input)) {
      if (isSchema(input)) {
        readFile(input, String.valueOf(input.getFileName()));
      } else {
        problem(
            input,
            "This is neither an .avsc nor an .avdl file.",
            "Name such files, or the folder with them.");
      }
      return;
    }
    List<Path> files = files(input);
    if (files.isEmpty()) {
      problem(input, "There are no .avsc or .avdl files.", "Name the folder with the schemas.");
    }
    for (Path file : files) {
      readFile(file, input.relativize(file).toString().replace('\\', '/'));
    }
  }

  private void readFile(Path file, String link) throws IOException {
    if (!read.add(absolute(file))) {
      return;
    }
    boolean idl = file.toString().endsWith(IDL);
    Path other = idl ? null : links.putIfAbsent(link, file);
    if (other != null) {
      problem(
          file,
          "A class would name this file " + link + ", and so would one of " + other + ".",
          "Rename one of the files: a class names its file by the path within its folder.");
      return;
    }
    try {
      found.addAll(idl ? IdlFiles.read(file) : JsonFiles.read(file, link));
    } catch (BadSchemasException e) {
      problems.addAll(e.problems());
    }
  }

  private List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(SchemaFiles::isSchema)
          .filter(file -> without.stream().noneMatch(absolute(file)::startsWith))
          .sorted()
          .toList();
    }
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static boolean isSchema(Path file) {
    return file.toString().matches(".*\\.(avsc|avdl)");
  }

  private void problem(Path path, String finding, String remedy) {
    problems.add(new Problem(new Place(path.toString(), ""), finding, remedy));
  }
}
