package io.avrodyne.kafka;

import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.RegistryCounters;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/**
 * Whether a serializer or deserializer was built or is configured by Kafka, and in that case the
 * client of the registry that was created for it.
 */
final class SerdeState {

  /** Whether it is for keys, if it was built. */
  private final @Nullable Boolean builtForKeys;

  private @Nullable CachedRegistry client;

  SerdeState() {
    builtForKeys = null;
  }

  SerdeState(boolean isKey) {
    builtForKeys = isKey;
  }

  /** Returns the settings, or null if they were given to a builder. */
  @Nullable SerdeSettings configure(Map<String, ?> configs, boolean isKey) {
    if (builtForKeys != null) {
      requireSameUse(builtForKeys, isKey);
      return null;
    }
    close();
    ConfiguredSerde configured = PropertyReader.read(configs, isKey);
    client = configured.client();
    return configured.settings();
  }

  private static void requireSameUse(boolean built, boolean isKey) {
    if (built != isKey) {
      throw new ConfigException(
          "A serializer or deserializer that was built for "
              + nameOf(built)
              + " is used for "
              + nameOf(isKey)
              + ". Build one "
              + (isKey ? "with forKeys()." : "without forKeys()."));
    }
  }

  private static String nameOf(boolean isKey) {
    return isKey ? "keys" : "values";
  }

  /** Returns what a supplier returns, or closes the client if it throws. */
  <P> P orClose(Supplier<P> part) {
    try {
      return part.get();
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  static IllegalStateException unconfigured(String subject) {
    return new IllegalStateException(
        "The " + subject + " has no settings. Call configure, or build it with a builder.");
  }

  /** Returns the counters of the client, if one was created. */
  Optional<RegistryCounters> counters() {
    return Optional.ofNullable(client).map(CachedRegistry::counters);
  }

  void close() {
    CachedRegistry closed = client;
    client = null;
    if (closed != null) {
      closed.close();
    }
  }
}
