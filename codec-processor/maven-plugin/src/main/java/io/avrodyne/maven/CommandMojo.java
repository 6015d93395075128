package io.avrodyne.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * A goal that runs a command. It fails the build if the command refuses something, and stops it if
 * the command cannot run.
 */
@SuppressWarnings("NullAway.Init")
abstract class CommandMojo extends AbstractMojo {

  /** Skips all goals of this plugin. */
  @Parameter(property = "avrodyne.skip", defaultValue = "false")
  boolean skip;

  /**
   * Runs the goal even if its inputs are those that it was last done with. A clean build does so by
   * itself.
   */
  @Parameter(property = "avrodyne.force", defaultValue = "false")
  boolean force;

  @Parameter(defaultValue = "${project.basedir}", readonly = true, required = true)
  File basedir;

  @Parameter(defaultValue = "${project.build.directory}", readonly = true, required = true)
  File buildDirectory;

  @Parameter(defaultValue = "${mojo.executionId}", readonly = true, required = true)
  String executionId;

  @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
  String pluginVersion;

  Map<String, String> environment = System.getenv();

  /** Returns the name of the goal, which is that of its command. */
  abstract String goal();

  /** Returns why this module has no work for the goal, or nothing if it has. */
  abstract Optional<String> reasonToPass();

  /** Adds the parameters to the command line. */
  abstract void addTo(CommandLine line);

  /** Adds what the result depends on, beside the command line; returns false if it is unknown. */
  abstract boolean addTo(Inputs inputs) throws IOException;

  /** Returns whether the command itself changes what its result depends on. */
  boolean writesInputs() {
    return false;
  }

  /** Returns whether the same command again would find nothing left to do or to say. */
  boolean isSettled() {
    return true;
  }

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    Optional<String> reason = skip ? Optional.of("Skipped: <skip> is true.") : reasonToPass();
    if (reason.isPresent()) {
      getLog().info(reason.get());
      return;
    }
    try {
      runUnlessDone(words());
    } catch (IOException e) {
      throw new MojoExecutionException("A file cannot be read or written: " + e, e);
    }
  }

  private List<String> words() {
    CommandLine line = new CommandLine(goal());
    addTo(line);
    return line.words();
  }

  private void runUnlessDone(List<String> words)
      throws IOException, MojoExecutionException, MojoFailureException {
    Path file = Path.of("avrodyne", goal() + "-" + executionId + ".sha256");
    Stamp stamp = new Stamp(buildDirectory.toPath().resolve(file));
    Optional<String> before = hash(words);
    if (!force && before.isPresent() && stamp.is(before.get())) {
      getLog().info("Nothing to do: the inputs are those of the last run.");
      return;
    }
    stamp.remove();
    run(words);
    Optional<String> after = hash(words);
    if (after.isPresent() && (writesInputs() || after.equals(before)) && isSettled()) {
      stamp.put(after.get());
    }
  }

  private Optional<String> hash(List<String> words) throws IOException {
    Inputs inputs = new Inputs().add(pluginVersion);
    words.forEach(inputs::add);
    return addTo(inputs) ? Optional.of(inputs.hash()) : Optional.empty();
  }

  private void run(List<String> words) throws MojoExecutionException, MojoFailureException {
    Outcome outcome = Outcome.of(words, environment);
    if (outcome.isDone()) {
      outcome.err().forEach(getLog()::warn);
    }
    outcome.out().forEach(getLog()::info);
    if (outcome.isRefused()) {
      throw new MojoFailureException(outcome.reason());
    }
    if (!outcome.isDone()) {
      throw new MojoExecutionException(outcome.reason());
    }
  }
}
