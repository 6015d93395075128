package io.avrodyne.generate;

import io.avrodyne.generate.input.BadSchemasException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A folder of schemas, and what becomes of them. */
public record Schemas(Path home) {

  /** Adds a file; single quotes are replaced by double quotes in schemas. */
  public Schemas with(String file, String text) {
    try {
      Path target = home.resolve(file);
      Files.createDirectories(target.getParent());
      Files.writeString(target, file.endsWith(".avsc") ? text.replace('\'', '"') : text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text of a record in the namespace {@code shop}. */
  public static String record(String name, String... fields) {
    return "{'type':'record','name':'"
        + name
        + "','namespace':'shop','fields':["
        + String.join(",", fields)
        + "]}";
  }

  /** Returns the text of a field. */
  public static String field(String name, String type) {
    return "{'name':'" + name + "','type':" + type + "}";
  }

  GeneratorSettings settings(String... inputs) {
    List<Path> paths =
        inputs.length == 0 ? List.of(home) : List.of(inputs).stream().map(home::resolve).toList();
    return new GeneratorSettings(
        paths, Style.RECORD, "", "", Map.of(), Map.of(), Optional.of(home.resolve("converted")));
  }

  /** Returns the text of a source. */
  String source(String path, UnaryOperator<GeneratorSettings> choices) throws IOException {
    String text = Generator.generate(choices.apply(settings())).sources().get(path);
    if (text == null) {
      throw new AssertionError(path);
    }
    return text;
  }

  /** Returns the problems, in which the folder is left out. */
  List<String> problems(GeneratorSettings settings) throws IOException {
    try {
      Generator.generate(settings);
      return List.of();
    } catch (BadSchemasException e) {
      return e.problems().stream()
          .map(problem -> problem.toString().replace(home + "/", "").replace(home + ": ", ""))
          .toList();
    }
  }
}
