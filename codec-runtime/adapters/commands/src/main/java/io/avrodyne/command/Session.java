package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistryBuilder;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.registry.settings.RegistryKeys;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The surroundings of a command: where it reads and prints, and which registry it talks to. */
final class Session implements AutoCloseable {

  private final InputStream input;
  private final Console console;
  private final Map<String, String> environment;
  private final Function<HttpRegistryBuilder, SchemaRegistry> connector;
  private final LongSupplier nanoTime;
  private @Nullable SchemaRegistry registry;

  /**
   * Creates a session.
   *
   * @param input the standard input
   * @param environment the environment variables
   * @param connector the way to a registry: over HTTP, except in tests
   * @param nanoTime the clock: {@link System#nanoTime}, except in tests
   */
  Session(
      InputStream input,
      Console console,
      Map<String, String> environment,
      Function<HttpRegistryBuilder, SchemaRegistry> connector,
      LongSupplier nanoTime) {
    this.input = input;
    this.console = console;
    this.environment = Map.copyOf(environment);
    this.connector = connector;
    this.nanoTime = nanoTime;
  }

  InputStream input() {
    return input;
  }

  Console console() {
    return console;
  }

  LongSupplier nanoTime() {
    return nanoTime;
  }

  /** Returns whether a registry is configured, so that it may be asked in addition to files. */
  boolean hasRegistry(Arguments arguments) {
    String variable = SettingsReader.variable(RegistryKeys.URL);
    return arguments.has(RegistryOptions.URL)
        || arguments.has(RegistryOptions.CONFIG)
        || !environment.getOrDefault(variable, "").isBlank();
  }

  /**
   * Connects to the registry that is configured, once.
   *
   * @throws UsageException if the settings are wrong
   */
  SchemaRegistry connect(Arguments arguments) throws IOException {
    if (registry != null) {
      return registry;
    }
    HttpRegistryBuilder client;
    try {
      client = SettingsReader.read(arguments, environment).client();
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
    SchemaRegistry connected = connector.apply(client);
    registry = connected;
    return connected;
  }

  /** Prints what is left, and closes the client of the registry. */
  @Override
  public void close() {
    console.flush();
    SchemaRegistry opened = registry;
    if (opened != null) {
      opened.close();
    }
  }
}
