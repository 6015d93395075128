package io.avrodyne.generate;

import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.SchemaSet;
import io.avrodyne.generate.shape.ShapeSettings;
import io.avrodyne.generate.shape.Shapes;
import io.avrodyne.generate.source.SourcePrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.avro.SchemaFormatter;

/** A generator of annotated sources from folders of schemas. */
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
    List<Path> without = settings.converted().map(List::of).orElse(List.of());
    SchemaSet schemas = SchemaSet.read(settings.folders(), without);
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

  private static String relative(GeneratorSettings settings, Path folder) {
    Path home = settings.folders().get(0).toAbsolutePath().normalize();
    return home.relativize(folder.toAbsolutePath().normalize()).toString().replace('\\', '/');
  }

  private static Map<String, String> converted(SchemaSet schemas) {
    Map<String, String> files = new TreeMap<>();
    for (NamedType type : schemas.types()) {
      if (type.link().isEmpty()) {
        files.put(
            type.fullname() + ".avsc", SchemaFormatter.format("json/pretty", type.schema()) + "\n");
      }
    }
    return files;
  }
}
