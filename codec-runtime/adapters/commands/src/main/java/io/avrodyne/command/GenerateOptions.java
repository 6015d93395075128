package io.avrodyne.command;

import io.avrodyne.generate.GeneratorSettings;
import io.avrodyne.generate.Style;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/**
 * The options of {@link GenerateCommand}.
 *
 * @param settings the choices about sources
 * @param output the folder of sources
 * @param converted the folder of the schemas of IDL types
 * @param convert whether there are to be no sources, but only these schemas
 * @param write whether files are written
 * @param check whether a difference is refused
 */
record GenerateOptions(
    GeneratorSettings settings,
    Path output,
    Path converted,
    boolean convert,
    boolean write,
    boolean check) {

  static final Option SCHEMAS =
      new Option("--schemas", "PATH", "A folder or file; repeatable (src/main/avro).");
  static final Option OUTPUT =
      new Option("--output", "PATH", "Folder of Java sources (src/main/java).");
  static final Option STYLE =
      new Option("--style", "NAME", "record, the default, or bean.", List.of("record", "bean"));
  static final Option PACKAGE =
      new Option("--package", "NAME", "Package of all types, instead of their namespaces.");
  static final Option NULLABLE =
      new Option("--nullable", "CLASS", "Annotation of what may be null (AvroNullable).");
  static final Option NAME =
      new Option("--name", "TYPE[.FIELD]=NAME", "The Java name of a type or field; repeatable.");
  static final Option UNION =
      new Option("--union", "TYPE.FIELD=NAME", "The name of a sealed interface; repeatable.");
  static final Option CONVERTED =
      new Option("--converted", "PATH", "Folder of schemas from IDL (<schemas>/converted).");
  static final Option CONVERT = new Option("--convert", "", "Converts IDL to schemas only.");
  static final Option WRITE = new Option("--write", "", "Writes files; without, nothing changes.");
  static final Option CHECK = new Option("--check", "", "Exits with 1 if sources differ.");

  static final List<Option> ALL =
      List.of(
          SCHEMAS, OUTPUT, STYLE, PACKAGE, NULLABLE, NAME, UNION, CONVERTED, CONVERT, WRITE, CHECK);

  static final String DETAILS =
      """
      The sources are yours from then on. A later run shows what the schemas would change, and
      with --write, replaces only the files that nobody has edited; for the others, it says what
      to change by hand. The file .avrodyne-generated in the folder of sources tells them apart,
      so keep it with them. The compiler checks each class against its schema if the option
      -Aavrodyne.schemas names the folders of the schemas. It does not read IDL; --convert keeps
      the schemas of IDL types up to date without writing sources.
      """;

  /** Reads the options. */
  static GenerateOptions of(Arguments arguments) {
    List<Path> schemas = schemas(arguments);
    List<Path> homes = schemas.stream().map(GenerateOptions::home).toList();
    Path converted = path(arguments, CONVERTED).orElse(homes.get(0).resolve("converted"));
    if (homes.stream().noneMatch(home -> isBelow(absolute(converted), absolute(home)))) {
      throw new UsageException("--converted is not within a folder of --schemas.");
    }
    if (arguments.has(WRITE) && arguments.has(CHECK)) {
      throw new UsageException("--write and --check exclude each other.");
    }
    return new GenerateOptions(
        new GeneratorSettings(
            schemas,
            style(arguments),
            arguments.find(PACKAGE).orElse(""),
            nullable(arguments),
            pairs(arguments, NAME),
            pairs(arguments, UNION),
            Optional.of(converted)),
        path(arguments, OUTPUT).orElse(Path.of("src", "main", "java")),
        converted,
        arguments.has(CONVERT),
        arguments.has(WRITE),
        arguments.has(CHECK));
  }

  /** Returns the simple name of the annotation of what may be null. */
  String nullableName() {
    String name = settings.nullable().isEmpty() ? "AvroNullable" : settings.nullable();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static List<Path> schemas(Arguments arguments) {
    List<Path> given = arguments.all(SCHEMAS).stream().map(PathOption.of(SCHEMAS)).toList();
    return given.isEmpty() ? List.of(Path.of("src", "main", "avro")) : given;
  }

  /** Returns the folder of an input, which may be a file. */
  private static Path home(Path schemas) {
    return Files.isRegularFile(schemas) ? schemas.resolveSibling("") : schemas;
  }

  private static boolean isBelow(Path path, Path home) {
    return path.startsWith(home) && !path.equals(home);
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static Optional<Path> path(Arguments arguments, Option option) {
    return arguments.find(option).map(PathOption.of(option));
  }

  private static Style style(Arguments arguments) {
    String name = arguments.find(STYLE).orElse("record");
    return switch (name) {
      case "record", "bean" -> Style.valueOf(name.toUpperCase(Locale.ROOT));
      default -> throw new UsageException("--style is record or bean.");
    };
  }

  private static String nullable(Arguments arguments) {
    String name = arguments.find(NULLABLE).orElse("");
    if (!name.isEmpty() && !(SourceVersion.isName(name) && name.contains("."))) {
      throw new UsageException(
          "--nullable is a class with its package, such as org.jspecify.annotations.Nullable.");
    }
    return name;
  }

  private static Map<String, String> pairs(Arguments arguments, Option option) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String text : arguments.all(option)) {
      int equals = text.indexOf('=');
      if (equals < 1 || equals == text.length() - 1) {
        throw new UsageException("Write " + option.usage() + ".");
      }
      pairs.put(text.substring(0, equals), text.substring(equals + 1));
    }
    return pairs;
  }
}
