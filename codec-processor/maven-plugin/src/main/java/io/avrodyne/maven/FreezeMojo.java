package io.avrodyne.maven;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Saves the schemas of the module as the next versions of its history, which later builds check
 * their types against. A type whose newest version has the same schema is left as it is, and no
 * file is ever overwritten.
 */
@Mojo(name = "freeze", threadSafe = true)
@SuppressWarnings("NullAway.Init")
public final class FreezeMojo extends CommandMojo {

  /** The class output, in which the annotation processor leaves schemas; or a jar. */
  @Parameter(property = "avrodyne.classes", defaultValue = "${project.build.outputDirectory}")
  File classes;

  /** Whether a module without schemas fails; otherwise, it is passed over. */
  @Parameter(property = "avrodyne.requireSchemas", defaultValue = "false")
  boolean requireSchemas;

  /** Takes only types whose full names match one of these; * is any text, ? a character. */
  @Parameter(property = "avrodyne.includes")
  List<String> includes = List.of();

  /** Leaves out types whose full names match one of these. */
  @Parameter(property = "avrodyne.excludes")
  List<String> excludes = List.of();

  /** The folder of the history. */
  @Parameter(property = "avrodyne.into", defaultValue = "${project.basedir}/src/main/avro-history")
  File into;

  /** The version of new files, such as 3 or 1.4; by default, the one after the newest. */
  @Parameter(property = "avrodyne.freezeVersion")
  @Nullable String version;

  /** Says what would be written, but writes nothing. */
  @Parameter(property = "avrodyne.dryRun", defaultValue = "false")
  boolean dryRun;

  /** Writes nothing, and fails the build if the history lacks a schema. */
  @Parameter(property = "avrodyne.freezeCheck", defaultValue = "false")
  boolean check;

  @Override
  String goal() {
    return "freeze";
  }

  @Override
  boolean writesInputs() {
    return true;
  }

  @Override
  Optional<String> reasonToPass() {
    return requireSchemas ? Optional.empty() : ModuleSchemas.reasonToPass(classes);
  }

  @Override
  void addTo(CommandLine line) {
    line.add("--classes", classes)
        .addAll("--include", includes)
        .addAll("--exclude", excludes)
        .add("--into", into)
        .add("--version", version)
        .addFlag("--dry-run", dryRun)
        .addFlag("--check", check);
  }

  @Override
  boolean addTo(Inputs inputs) throws IOException {
    ModuleSchemas.add(classes, inputs);
    inputs.add(into.toPath());
    return true;
  }

  @Override
  boolean isSettled() {
    return !dryRun;
  }
}
