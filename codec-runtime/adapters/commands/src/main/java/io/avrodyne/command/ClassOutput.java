package io.avrodyne.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipException;

/**
 * The class output of a build, a folder or a jar, in which the processor has left the schema of
 * each type as {@code META-INF/avro/<fullname>.avsc}.
 *
 * @param path of the folder or jar
 */
record ClassOutput(Path path) {

  static final String FOLDER = "META-INF/avro";
  private static final String SUFFIX = ".avsc";

  /**
   * Reads all schema files in the order of their names.
   *
   * @throws FailedException if there is no such folder or jar, or it has no schemas
   */
  List<SchemaFile> files() throws IOException {
    if (Files.isDirectory(path)) {
      return files(path);
    }
    if (!Files.exists(path)) {
      throw new FailedException(
          path + " does not exist. Compile first, or give the folder or jar with --classes.");
    }
    try (FileSystem jar = FileSystems.newFileSystem(path)) {
      return files(jar.getPath("/"));
    } catch (ProviderNotFoundException | ZipException e) {
      throw new FailedException(path + " is neither a folder nor a jar.", e);
    }
  }

  private List<SchemaFile> files(Path root) throws IOException {
    Path folder = root.resolve(FOLDER);
    List<SchemaFile> files = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      for (Path file : sorted(folder)) {
        files.add(read(file));
      }
    }
    if (files.isEmpty()) {
      throw new FailedException(
          path
              + " has no schemas in "
              + FOLDER
              + ": the annotation processor did not run. Configure it, and compile again.");
    }
    return files;
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().endsWith(SUFFIX)).sorted().toList();
    }
  }

  private SchemaFile read(Path file) throws IOException {
    String name = file.getFileName().toString();
    String place = Files.isDirectory(path) ? file.toString() : path + "!" + file;
    try {
      return new SchemaFile(
          place, name.substring(0, name.length() - SUFFIX.length()), Files.readString(file));
    } catch (CharacterCodingException e) {
      throw new FailedException(place + " is not UTF-8. Compile again.", e);
    }
  }
}
