package io.avrodyne.maven;

import java.io.File;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Saves the versions that a registry has as the history of the module, which the annotation
 * processor reads. It always asks the registry, and leaves files with the same schema as they are.
 */
@Mojo(name = "fetch", threadSafe = true)
@SuppressWarnings("NullAway.Init")
public final class FetchMojo extends RegistryMojo {

  /** The subjects; * is any text, ? a character. Without any, nothing is fetched. */
  @Parameter(property = "avrodyne.subjects")
  List<String> subjects = List.of();

  /** The folder of the history. */
  @Parameter(property = "avrodyne.into", defaultValue = "${project.basedir}/src/main/avro-history")
  File into;

  /** The versions of each subject: all, the default, or latest. */
  @Parameter(property = "avrodyne.versions")
  @Nullable String versions;

  /** The full name of the type, for unions and renamed types. */
  @Parameter(property = "avrodyne.type")
  @Nullable String type;

  /** Replaces files that have another schema. */
  @Parameter(property = "avrodyne.overwrite", defaultValue = "false")
  boolean overwrite;

  @Override
  String goal() {
    return "fetch";
  }

  @Override
  Optional<String> reasonToPass() {
    return subjects.isEmpty()
        ? Optional.of("Nothing to do: this module has no <subjects>.")
        : Optional.empty();
  }

  @Override
  void addTo(CommandLine line) {
    line.addAll("--subject", subjects)
        .add("--into", into)
        .add("--versions", versions)
        .add("--type", type)
        .addFlag("--overwrite", overwrite);
    super.addTo(line);
  }

  /** The input is what the registry has. */
  @Override
  boolean addTo(Inputs inputs) {
    return false;
  }
}
