package io.avrodyne.maven;

import java.io.File;
import java.io.IOException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that may ask a registry. */
abstract class RegistryMojo extends CommandMojo {

  private static final String URL_VARIABLE = "SCHEMA_REGISTRY_URL";

  /**
   * The URL of the registry; several URLs are separated by commas. Without it, the environment
   * variable SCHEMA_REGISTRY_URL or the file of config has it. Credentials never belong here: other
   * variables, such as SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO, and the file have them.
   */
  @Parameter(property = "avrodyne.url")
  @Nullable String url;

  /** A properties file with the settings of the registry, with Confluent's keys. */
  @Parameter(property = "avrodyne.registryConfig")
  @Nullable File config;

  /** The time limit of each request in seconds; 30 by default. */
  @Parameter(property = "avrodyne.timeout")
  @Nullable Integer timeout;

  @Override
  void addTo(CommandLine line) {
    line.add("--url", url).add("--config", config).add("--timeout", timeout);
  }

  @Override
  boolean addTo(Inputs inputs) throws IOException {
    inputs.add(environment.getOrDefault(URL_VARIABLE, ""));
    if (config != null) {
      inputs.addUnread(config.toPath());
    }
    return true;
  }
}
