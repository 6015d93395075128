package io.avrodyne.command;

import io.avrodyne.registry.SchemaRegistry;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The surroundings of a command: where it prints, and which registry it talks to. */
final class Session implements AutoCloseable {

  private final Console console;
  private final Map<String, String> environment;
  private final RegistryConnector connector;
  private @Nullable SchemaRegistry registry;

  /**
   * Creates a session.
   *
   * @param environment the environment variables
   */
  Session(Console console, Map<String, String> environment, RegistryConnector connector) {
    this.console = console;
    this.environment = Map.copyOf(environment);
    this.connector = connector;
  }

  Console console() {
    return console;
  }

  /** Connects to the registry that is configured, and keeps its credentials off the console. */
  SchemaRegistry connect(Arguments arguments) throws IOException {
    RegistrySettings settings = SettingsReader.read(arguments, environment);
    settings.secrets().forEach(console::conceal);
    SchemaRegistry connected = connector.connect(settings);
    registry = connected;
    return connected;
  }

  /** Closes the client of the registry. */
  @Override
  public void close() {
    SchemaRegistry opened = registry;
    if (opened != null) {
      opened.close();
    }
  }
}
