package io.avrodyne.maven;

import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Registers the schemas of the module with a registry, unless the registry refuses one of them:
 * then the build fails, and nothing is registered.
 */
@Mojo(name = "register", defaultPhase = LifecyclePhase.DEPLOY, threadSafe = true)
public final class RegisterMojo extends SchemasMojo {

  /** Asks the registry, but registers nothing. */
  @Parameter(property = "avrodyne.dryRun", defaultValue = "false")
  boolean dryRun;

  @Override
  String goal() {
    return "register";
  }

  @Override
  boolean isSettled() {
    return !dryRun;
  }

  @Override
  void addTo(CommandLine line) {
    line.addFlag("--dry-run", dryRun);
    super.addTo(line);
  }
}
