package io.avrodyne.generate;

import io.avrodyne.generate.input.SchemaSet;
import io.avrodyne.generate.shape.ShapeSettings;
import io.avrodyne.generate.shape.Shapes;
import io.avrodyne.generate.source.SourcePrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A generator of annotated sources from files of schemas. */
public final class Generator {

  private Generator() {}

  /**
   * Returns the sources; the same schemas and settings always give the same text.
   *
   * @throws io.avrodyne.generate.input.BadSchemasException if the schemas have problems, or Java or
   *     the library cannot express them
   * @throws IOException if a file cannot be read
   */
  public static GeneratedSources generate(GeneratorSettings settings) throws IOException {
    SchemaSet schemas = read(settings);
    ShapeSettings shape =
        new ShapeSettings(
            settings.packageName(),
            settings.style() == Style.BEAN,
            settings.nullable(),
            settings.names(),
            settings.unions(),
            settings.converted().map(folder -> relative(settings, folder)).orElse(""));
    return new GeneratedSources(
        SourcePrinter.print(Shapes.of(schemas, shape)), ConvertedSchemas.of(schemas));
  }

  /**
   * Returns the schemas of IDL types alone, by the names of their files.
   *
   * @throws io.avrodyne.generate.input.BadSchemasException if the schemas have problems
   * @throws IOException if a file cannot be read
   */
  public static Map<String, String> convert(GeneratorSettings settings) throws IOException {
    return ConvertedSchemas.of(read(settings));
  }

  private static SchemaSet read(GeneratorSettings settings) throws IOException {
    return SchemaSet.read(settings.inputs(), settings.converted().map(List::of).orElse(List.of()));
  }

  /** Returns the path of a folder in the input folder that contains it, else in the first one. */
  private static String relative(GeneratorSettings settings, Path folder) {
    Path target = folder.toAbsolutePath().normalize();
    List<Path> homes = settings.inputs().stream().map(Generator::home).toList();
    Path home = homes.stream().filter(target::startsWith).findFirst().orElse(homes.get(0));
    return home.relativize(target).toString().replace('\\', '/');
  }

  private static Path home(Path input) {
    Path path = input.toAbsolutePath().normalize();
    return Files.isRegularFile(path) ? path.resolveSibling("") : path;
  }
}
