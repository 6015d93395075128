package io.avrodyne.kafka;

import io.avrodyne.registry.settings.RegistryKeys;
import io.avrodyne.runtime.adapter.Limit;
import org.apache.kafka.common.config.ConfigDef;

/**
 * The keys of the settings. Those of registries have the names that Confluent's serializers gave
 * them; the others begin with {@code avrodyne.}.
 */
public final class AvrodyneConfig {

  /** The URLs of the registry, separated by commas. */
  public static final String REGISTRY_URL = RegistryKeys.URL;

  /** Whether a serializer registers schemas. */
  public static final String AUTO_REGISTER = "auto.register.schemas";

  /** Whether a serializer writes the id of the latest version. */
  public static final String USE_LATEST = "use.latest.version";

  /** Whether the registry normalizes the schemas that it is sent. */
  public static final String NORMALIZE = "normalize.schemas";

  /** The rule for the subjects of keys. */
  public static final String KEY_SUBJECTS = "key.subject.name.strategy";

  /** The rule for the subjects of values. */
  public static final String VALUE_SUBJECTS = "value.subject.name.strategy";

  /** The types of keys. */
  public static final String KEY_TYPES = "avrodyne.key.types";

  /** The types of values. */
  public static final String VALUE_TYPES = "avrodyne.value.types";

  /** The forms of the frames of keys. */
  public static final String KEY_FRAMING = "avrodyne.key.framing";

  /** The forms of the frames of values. */
  public static final String VALUE_FRAMING = "avrodyne.value.framing";

  /** Which values of class {@code byte[]} are written as they are. */
  public static final String RAW_BYTES = "avrodyne.raw.bytes";

  static final String LATEST_TTL = "latest.cache.ttl.sec";
  static final String MISSING_TTL = "missing.id.cache.ttl.sec";
  static final String KEY_ID_SERIALIZER = "key.schema.id.serializer";
  static final String KEY_ID_DESERIALIZER = "key.schema.id.deserializer";
  static final String VALUE_ID_SERIALIZER = "value.schema.id.serializer";
  static final String VALUE_ID_DESERIALIZER = "value.schema.id.deserializer";
  static final String STRICTNESS = "avrodyne.strictness";
  static final String MAX_REUSED_BUFFER = "avrodyne.max.reused.buffer.bytes";
  static final String LIMITS = "avrodyne.limits.";

  /** The prefix of the keys of this library. */
  static final String OWN_FAMILY = "avrodyne.";

  private AvrodyneConfig() {}

  /** Returns the key of a limit, such as {@code avrodyne.limits.max.depth}. */
  static String keyOf(Limit limit) {
    return LIMITS + limit.key('.');
  }

  /**
   * Returns the keys with their types, defaults and descriptions. Keys of TLS are not among them:
   * each of Kafka's own may be set with the prefix {@code schema.registry.}, such as {@code
   * schema.registry.ssl.truststore.location}.
   */
  public static ConfigDef definition() {
    return ConfigDefinition.create();
  }
}
