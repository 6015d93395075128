package io.avrodyne.generate;

import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.SchemaSet;
import io.avrodyne.generate.shape.ShapeSettings;
import io.avrodyne.generate.shape.Shapes;
import io.avrodyne.generate.source.SourcePrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.SchemaFormatter;

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
    return new GeneratedSources(SourcePrinter.print(Shapes.of(schemas, shape)), converted(schemas));
  }

  /**
   * Returns the schemas of IDL types alone, by the names of their files.
   *
   * @throws io.avrodyne.generate.input.BadSchemasException if the schemas have problems
   * @throws IOException if a file cannot be read
   */
  public static Map<String, String> convert(GeneratorSettings settings) throws IOException {
    return converted(read(settings));
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

  private static Map<String, String> converted(SchemaSet schemas) {
    Map<String, String> files = new TreeMap<>();
    for (NamedType type : schemas.types()) {
      if (type.link().isEmpty()) {
        // Avro ends lines as the system does, but the files of all systems are the same.
        String text = SchemaFormatter.format("json/pretty", type.schema()).replace("\r\n", "\n");
        files.put(type.fullname() + ".avsc", text + "\n");
      }
    }
    return files;
  }
}
