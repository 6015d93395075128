package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.registry.HttpRegistryBuilder;
import io.avrodyne.registry.SchemaRegistry;
import java.net.URI;
import java.time.Duration;

/** The way to registries over HTTP. */
final class HttpConnector implements RegistryConnector {

  private static final int ATTEMPTS = 3;
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

  @Override
  public SchemaRegistry connect(RegistrySettings settings) {
    try {
      HttpRegistryBuilder builder = HttpRegistry.builder(settings.urls().toArray(new URI[0]));
      settings.user().ifPresent(user -> builder.basicAuthentication(user.name(), user.password()));
      settings.token().ifPresent(token -> builder.bearerToken(() -> token));
      TlsContext.of(settings).ifPresent(builder::sslContext);
      Duration timeout = settings.timeout();
      return builder
          .connectTimeout(timeout.compareTo(CONNECT_TIMEOUT) < 0 ? timeout : CONNECT_TIMEOUT)
          .requestTimeout(timeout)
          .totalTimeout(timeout.multipliedBy(ATTEMPTS))
          .build();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage() + ".");
    }
  }
}
