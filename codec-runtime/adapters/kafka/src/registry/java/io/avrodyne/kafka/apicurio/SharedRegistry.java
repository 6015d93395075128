package io.avrodyne.kafka.apicurio;

import io.avrodyne.databases.RegistryServer;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * The registry that all tests share, because it takes seconds to start. Each test has subjects of
 * its own. Without a registry, the tests are skipped.
 */
final class SharedRegistry implements BeforeAllCallback, ParameterResolver {

  /** The registry, which JUnit closes at the end of the run. */
  private record Running(RegistryServer server) implements AutoCloseable {

    @Override
    public void close() throws IOException {
      server.close();
    }
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    Optional<String> obstacle = RegistryServer.obstacle();
    Assumptions.assumeTrue(obstacle.isEmpty(), obstacle::orElseThrow);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == RegistryServer.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.create(SharedRegistry.class))
        .getOrComputeIfAbsent(Running.class, key -> start(), Running.class)
        .server();
  }

  private static Running start() {
    try {
      return new Running(RegistryServer.start());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
