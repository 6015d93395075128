package io.avrodyne.command;

import io.avrodyne.generate.GeneratedSources;
import io.avrodyne.generate.Generator;
import io.avrodyne.generate.change.Change;
import io.avrodyne.generate.change.SourceFolder;
import io.avrodyne.generate.input.BadSchemasException;
import io.avrodyne.generate.input.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The command that writes annotated sources for schemas, and shows what would change in them. */
final class GenerateCommand extends Command {

  GenerateCommand() {
    super(
        "generate",
        "Generates annotated Java sources from schemas and Avro IDL.",
        GenerateOptions.DETAILS);
  }

  @Override
  List<Option> options() {
    return GenerateOptions.ALL;
  }

  @Override
  ExitCode run(Arguments arguments, Session session) throws IOException {
    GenerateOptions options = GenerateOptions.of(arguments);
    Console console = session.console();
    GeneratedSources generated;
    try {
      generated =
          options.convert()
              ? new GeneratedSources(Map.of(), Generator.convert(options.settings()))
              : Generator.generate(options.settings());
    } catch (BadSchemasException e) {
      for (Problem problem : e.problems()) {
        console.printError(problem.toString());
      }
      return ExitCode.REFUSED;
    }
    return apply(generated, options, console);
  }

  private static ExitCode apply(
      GeneratedSources generated, GenerateOptions options, Console console) throws IOException {
    SourceFolder sources = new SourceFolder(options.output(), options.nullableName());
    List<Change> changes = options.convert() ? List.of() : sources.compare(generated.sources());
    List<Path> converted = outdated(generated.converted(), options);
    changes.forEach(change -> print(change, options, console));
    converted.forEach(file -> console.print("converted: " + file));
    List<Path> leftOver = leftOver(generated.converted(), options);
    leftOver.forEach(file -> console.print("left over, delete by hand: " + file));
    if (options.write()) {
      if (!options.convert()) {
        sources.write(generated.sources(), changes);
      }
      for (Path file : converted) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, generated.converted().get(String.valueOf(file.getFileName())));
      }
    }
    return verdict(changes, converted.size(), leftOver.size(), options, console);
  }

  private static ExitCode verdict(
      List<Change> changes, int converted, int leftOver, GenerateOptions options, Console console) {
    long open =
        changes.stream().filter(change -> isOpen(change, options)).count()
            + (options.write() ? 0 : converted)
            + leftOver;
    if (open == 0) {
      console.print(
          options.convert()
              ? "The converted schemas say what the IDL says."
              : "The sources declare what the schemas say.");
      return ExitCode.DONE;
    }
    if (!options.write()) {
      console.print("Nothing was written; --write writes what is new or without edits.");
    }
    return options.check() ? ExitCode.REFUSED : ExitCode.DONE;
  }

  private static boolean isOpen(Change change, GenerateOptions options) {
    return switch (change.kind()) {
      case UNCHANGED -> false;
      case NEW, REPLACED -> !options.write();
      case BY_HAND, LEFT_OVER -> true;
    };
  }

  private static void print(Change change, GenerateOptions options, Console console) {
    String fate =
        switch (change.kind()) {
          case UNCHANGED -> "";
          case NEW -> options.write() ? "new: " : "would be new: ";
          case REPLACED -> options.write() ? "replaced: " : "would be replaced: ";
          case BY_HAND -> "has edits, change by hand: ";
          case LEFT_OVER -> "left over: ";
        };
    if (fate.isEmpty()) {
      return;
    }
    console.print(fate + change.path());
    if (change.kind() != Change.Kind.NEW) {
      change.text().lines().forEach(line -> console.print("  " + line));
    }
  }

  private static List<Path> outdated(Map<String, String> files, GenerateOptions options)
      throws IOException {
    List<Path> outdated = new ArrayList<>();
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = options.converted().resolve(file.getKey());
      if (!Files.exists(path) || !read(path).equals(file.getValue())) {
        outdated.add(path);
      }
    }
    return outdated;
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file).replace("\r\n", "\n");
  }

  /** Returns the converted schemas of types that the IDL does not have any more. */
  private static List<Path> leftOver(Map<String, String> files, GenerateOptions options)
      throws IOException {
    if (!Files.isDirectory(options.converted())) {
      return List.of();
    }
    try (Stream<Path> present = Files.list(options.converted())) {
      return present
          .filter(file -> file.toString().endsWith(".avsc"))
          .filter(file -> !files.containsKey(String.valueOf(file.getFileName())))
          .sorted()
          .toList();
    }
  }
}
