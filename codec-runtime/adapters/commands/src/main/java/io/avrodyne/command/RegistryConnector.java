package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;

/** The way to a registry: over HTTP, except in tests. */
@FunctionalInterface
interface RegistryConnector {

  /**
   * Returns a client of a registry, which is closed after the command.
   *
   * @throws UsageException if the settings are wrong
   */
  SchemaRegistry connect(RegistrySettings settings);
}
