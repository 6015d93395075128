package io.avrodyne.kafka;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.config.SslConfigs;
import org.apache.kafka.common.security.ssl.DefaultSslEngineFactory;
import org.jspecify.annotations.Nullable;

/** The settings of TLS for connections to a registry: Kafka's own, with a prefix. */
final class TlsSettings {

  private static final Set<String> SUPPORTED =
      Set.of(
          SslConfigs.SSL_PROTOCOL_CONFIG,
          SslConfigs.SSL_PROVIDER_CONFIG,
          SslConfigs.SSL_KEYSTORE_TYPE_CONFIG,
          SslConfigs.SSL_KEYSTORE_LOCATION_CONFIG,
          SslConfigs.SSL_KEYSTORE_PASSWORD_CONFIG,
          SslConfigs.SSL_KEYSTORE_KEY_CONFIG,
          SslConfigs.SSL_KEYSTORE_CERTIFICATE_CHAIN_CONFIG,
          SslConfigs.SSL_KEY_PASSWORD_CONFIG,
          SslConfigs.SSL_TRUSTSTORE_TYPE_CONFIG,
          SslConfigs.SSL_TRUSTSTORE_LOCATION_CONFIG,
          SslConfigs.SSL_TRUSTSTORE_PASSWORD_CONFIG,
          SslConfigs.SSL_TRUSTSTORE_CERTIFICATES_CONFIG,
          SslConfigs.SSL_KEYMANAGER_ALGORITHM_CONFIG,
          SslConfigs.SSL_TRUSTMANAGER_ALGORITHM_CONFIG,
          SslConfigs.SSL_SECURE_RANDOM_IMPLEMENTATION_CONFIG,
          SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG);

  private TlsSettings() {}

  /** Returns the keys with their prefix. */
  static Set<String> keys() {
    return SUPPORTED.stream()
        .map(key -> AvrodyneConfig.REGISTRY_FAMILY + key)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns the context, or null without settings.
   *
   * @throws ConfigException if a store cannot be read, or if names are not to be checked
   */
  static @Nullable SSLContext context(Settings settings) {
    Map<String, Object> given = new HashMap<>();
    for (String key : SUPPORTED) {
      Object value = settings.given().get(AvrodyneConfig.REGISTRY_FAMILY + key);
      if (value != null) {
        given.put(key, value);
      }
    }
    requireNamesChecked(settings);
    return given.isEmpty() ? null : create(given);
  }

  private static void requireNamesChecked(Settings settings) {
    String key =
        AvrodyneConfig.REGISTRY_FAMILY + SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG;
    Object value = settings.given().get(key);
    if (value != null && !value.toString().equalsIgnoreCase("https")) {
      throw new ConfigException(
          key
              + " can only be https: the name of the registry is always checked. Remove the key, or"
              + " pass an HttpRegistry with an SSLContext of its own to the builder.");
    }
  }

  private static SSLContext create(Map<String, Object> given) {
    try (DefaultSslEngineFactory factory = new DefaultSslEngineFactory()) {
      ConfigDef keys = new ConfigDef().withClientSslSupport();
      factory.configure(keys.parse(given));
      return factory.sslContext();
    } catch (KafkaException e) {
      Throwable reason = e.getCause() == null ? e : e.getCause();
      ConfigException thrown =
          new ConfigException(
              "The settings "
                  + AvrodyneConfig.REGISTRY_FAMILY
                  + "ssl.* cannot be used: "
                  + reason.getMessage()
                  + ". Check the files, their types and passwords.");
      thrown.initCause(e);
      throw thrown;
    }
  }
}
