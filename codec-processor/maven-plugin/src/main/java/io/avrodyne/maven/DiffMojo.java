package io.avrodyne.maven;

import java.io.File;
import java.util.Optional;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Says what changed between schemas, and which side may be deployed first; fails the build if a
 * type is compatible neither way. It always runs, because its result is what it prints.
 */
@Mojo(name = "diff", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
@SuppressWarnings("NullAway.Init")
public final class DiffMojo extends RegistryMojo {

  private static final String SUBJECT = "subject:";

  @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true, required = true)
  File classes;

  /**
   * The schemas before: a schema file, a folder of such files, class output, a jar, or
   * subject:NAME, followed by :VERSION unless it is the latest. Without it, nothing is compared.
   */
  @Parameter(property = "avrodyne.old")
  @Nullable String old;

  /** The schemas after, in the same way; by default those of the module. */
  @Parameter(
      name = "new",
      property = "avrodyne.new",
      defaultValue = "${project.build.outputDirectory}")
  String after;

  /** Sets the schemas after; Java has no field of the parameter's name. */
  public void setNew(String side) {
    after = side;
  }

  @Override
  String goal() {
    return "diff";
  }

  @Override
  Optional<String> reasonToPass() {
    if (old == null) {
      return Optional.of("Nothing to do: this module has no <old>.");
    }
    boolean isOwn = classes.toPath().equals(side(old)) || classes.toPath().equals(side(after));
    return isOwn ? ModuleSchemas.reasonToPass(classes) : Optional.empty();
  }

  @Override
  void addTo(CommandLine line) {
    line.add("--old", side(old)).add("--new", side(after));
    super.addTo(line);
  }

  /** Maven makes files absolute, but not texts that may be files. */
  private @Nullable Object side(@Nullable String text) {
    return text == null || text.startsWith(SUBJECT)
        ? text
        : basedir.toPath().resolve(text).normalize();
  }

  @Override
  boolean addTo(Inputs inputs) {
    return false;
  }
}
