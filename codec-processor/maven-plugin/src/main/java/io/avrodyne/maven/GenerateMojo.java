package io.avrodyne.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Generates annotated Java sources from schemas and Avro IDL. The sources are yours from then on:
 * without write, the goal only says what the schemas would change in them.
 */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
@SuppressWarnings("NullAway.Init")
public final class GenerateMojo extends CommandMojo {

  /** The folders of .avsc and .avdl files, or such files; a module without any is passed over. */
  @Parameter(property = "avrodyne.schemaFolders", defaultValue = "${project.basedir}/src/main/avro")
  List<File> schemas;

  /** The folder of Java sources. */
  @Parameter(property = "avrodyne.output", defaultValue = "${project.build.sourceDirectory}")
  File output;

  /** The form of the sources: record, the default, or bean. */
  @Parameter(property = "avrodyne.style")
  @Nullable String style;

  /** The package of all types; by default, the namespace of each. */
  @Parameter(name = "package", property = "avrodyne.package")
  @Nullable String packageName;

  /** The annotation of what may be null, by its full name. */
  @Parameter(property = "avrodyne.nullable")
  @Nullable String nullable;

  /** The Java names of types, fields and symbols, by TYPE or TYPE.FIELD. */
  @Parameter Map<String, String> names = Map.of();

  /** The names of sealed interfaces, by TYPE.FIELD. */
  @Parameter Map<String, String> unions = Map.of();

  /** The folder of the schemas from IDL, within a folder of schemas; by default, converted. */
  @Parameter(property = "avrodyne.converted")
  @Nullable File converted;

  /** Converts Avro IDL to schemas, and generates no sources. */
  @Parameter(property = "avrodyne.convert", defaultValue = "false")
  boolean convert;

  /** Writes what is new, and replaces files without edits. */
  @Parameter(property = "avrodyne.write", defaultValue = "false")
  boolean write;

  /** Fails the build if the sources do not declare what the schemas say. */
  @Parameter(property = "avrodyne.check", defaultValue = "false")
  boolean check;

  /** Sets the package of all types; Java has no field of the parameter's name. */
  public void setPackage(String name) {
    packageName = name;
  }

  @Override
  String goal() {
    return "generate";
  }

  @Override
  boolean writesInputs() {
    return true;
  }

  @Override
  Optional<String> reasonToPass() {
    return schemas.stream().anyMatch(File::exists)
        ? Optional.empty()
        : Optional.of(
            "Nothing to do: there is no "
                + schemas.stream().map(File::toString).collect(Collectors.joining(", no "))
                + ".");
  }

  @Override
  void addTo(CommandLine line) {
    addSettings(line).addFlag("--write", write).addFlag("--check", check);
  }

  private CommandLine addSettings(CommandLine line) {
    return line.addAll("--schemas", schemas.stream().map(File::toString).toList())
        .add("--output", output)
        .add("--style", style)
        .add("--package", packageName)
        .add("--nullable", nullable)
        .addPairs("--name", names)
        .addPairs("--union", unions)
        .add("--converted", converted)
        .addFlag("--convert", convert);
  }

  @Override
  boolean addTo(Inputs inputs) throws IOException {
    List<Path> files = new ArrayList<>();
    for (File each : schemas) {
      Path place = each.toPath();
      inputs.add(place);
      files.addAll(Inputs.files(place));
      if (each.isFile()) {
        inputs.add(place.resolveSibling("converted"));
      }
    }
    for (Path imported : IdlImports.of(files)) {
      inputs.add(imported.toString()).add(imported);
    }
    if (converted != null) {
      inputs.add(converted.toPath());
    }
    inputs.add(output.toPath());
    return true;
  }

  /** Files with edits are left to the user, who is told about them until they are changed. */
  @Override
  boolean isSettled() {
    List<String> words = addSettings(new CommandLine(goal())).addFlag("--check", true).words();
    return check || Outcome.of(words, environment).isDone();
  }
}
