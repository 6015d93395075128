package io.avrodyne.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;

/**
 * The schemas at a place: a file {@code .avsc}, a jar or a class output with the schemas of a
 * build, or a folder with such files at any depth, such as a history. Files may have the names of
 * other languages, as schemas of a registry may.
 */
final class SchemaFiles {

  private static final String SUFFIX = ".avsc";

  private SchemaFiles() {}

  /**
   * Reads all schemas at a place.
   *
   * @throws FailedException if there are none, or a file is not a schema
   */
  static List<Schema> read(Path place) throws IOException {
    if (!Files.exists(place)) {
      throw new FailedException(place + " does not exist.");
    }
    if (isBuild(place)) {
      return BuildSchemas.read(List.of(place)).stream().map(BuildSchema::schema).toList();
    }
    List<Schema> schemas = new ArrayList<>();
    for (Path file : files(place)) {
      schemas.add(parse(file));
    }
    if (schemas.isEmpty()) {
      throw new FailedException(place + " has no files " + SUFFIX + ".");
    }
    return schemas;
  }

  /** Returns whether a place is a jar or a class output, whose schemas may use each other. */
  static boolean isBuild(Path place) {
    return Files.isDirectory(place)
        ? Files.isDirectory(place.resolve(ClassOutput.FOLDER))
        : !place.toString().endsWith(SUFFIX);
  }

  private static List<Path> files(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    }
  }

  private static Schema parse(Path file) throws IOException {
    try {
      return new Schema.Parser(NameValidator.NO_VALIDATION)
          .setValidateDefaults(false)
          .parse(Files.readString(file));
    } catch (CharacterCodingException e) {
      throw new FailedException(file + " is not UTF-8.", e);
    } catch (RuntimeException e) {
      // Apache Avro's parser throws several kinds.
      throw new FailedException(file + " is not an Avro schema: " + ParserReason.of(e), e);
    }
  }
}
