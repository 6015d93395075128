package io.avrodyne.kafka;

import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.registry.settings.RegistrySettings;
import java.time.Duration;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/** The client of a registry that settings of Kafka ask for. */
final class RegistryClient {

  /** The longest time that a registry in memory accepts. */
  private static final Duration FOREVER = Duration.ofDays(365);

  private RegistryClient() {}

  /**
   * Returns a client, or null if the settings have no URL.
   *
   * @throws ConfigException if a URL or the credentials cannot be used
   */
  static @Nullable CachedRegistry of(Settings settings) {
    if (settings.list(AvrodyneConfig.REGISTRY_URL).isEmpty()) {
      return null;
    }
    int latest = settings.number(AvrodyneConfig.LATEST_TTL);
    return CachedRegistry.builder(create(settings))
        .latestTimeToLive(latest < 0 ? FOREVER : seconds(latest))
        .absenceTimeToLive(seconds(settings.number(AvrodyneConfig.MISSING_TTL)))
        .build();
  }

  private static Duration seconds(int number) {
    return Duration.ofSeconds(Math.min(number, FOREVER.toSeconds()));
  }

  private static HttpRegistry create(Settings settings) {
    try {
      return new RegistrySettings(settings.registryTexts())
          .client()
          .normalize(settings.flag(AvrodyneConfig.NORMALIZE))
          .build();
    } catch (IllegalArgumentException e) {
      ConfigException thrown = new ConfigException(String.valueOf(e.getMessage()));
      thrown.initCause(e);
      throw thrown;
    }
  }
}
