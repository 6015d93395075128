package io.avrodyne.maven;

import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Asks a registry whether the schemas of the module may become the next versions of their subjects,
 * and fails the build if one may not. Nothing is registered.
 */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends SchemasMojo {

  @Override
  String goal() {
    return "check";
  }
}
