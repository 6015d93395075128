package io.avrodyne.kafka;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.registry.CachedRegistry;
import java.util.Locale;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/** A reader of the settings of clients of Kafka into those of a builder. */
final class PropertyReader {

  private PropertyReader() {}

  /**
   * Passes the settings to a builder, and returns the client of the registry that it created, or
   * null without a URL.
   *
   * @throws ConfigException if a setting cannot be used
   */
  static @Nullable CachedRegistry read(
      Map<String, ?> configs, boolean isKey, SerdeBuilder<?> builder) {
    Settings settings = Settings.of(configs);
    if (isKey) {
      builder.forKeys();
    }
    ConfiguredClasses.addTypes(
        settings, isKey ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES, builder);
    FramingNames.apply(settings, builder, isKey);
    builder
        .subjects(SubjectNames.of(settings, isKey))
        .registration(registration(settings))
        .limits(limits(settings))
        .strictness(strictness(settings))
        .rawBytes(rawBytes(settings))
        .maxReusedBuffer(settings.number(AvrodyneConfig.MAX_REUSED_BUFFER));
    builder.isOfProperties = true;
    builder.showsCounters = settings.flag(AvrodyneConfig.JMX);
    CachedRegistry registry = RegistrySettings.client(settings);
    if (registry != null) {
      builder.registry(registry);
    }
    return registry;
  }

  private static Registration registration(Settings settings) {
    boolean register = settings.flag(AvrodyneConfig.AUTO_REGISTER);
    if (!settings.flag(AvrodyneConfig.USE_LATEST)) {
      return register ? Registration.AUTOMATIC : Registration.NEVER;
    }
    if (register) {
      throw new ConfigException(
          AvrodyneConfig.USE_LATEST
              + "=true needs "
              + AvrodyneConfig.AUTO_REGISTER
              + "=false, because a schema that is registered becomes the latest version.");
    }
    return Registration.LATEST;
  }

  private static Strictness strictness(Settings settings) {
    String name = String.valueOf(settings.string(AvrodyneConfig.STRICTNESS));
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "strict" -> Strictness.STRICT;
      case "lenient" -> Strictness.LENIENT;
      default ->
          throw new ConfigException(
              AvrodyneConfig.STRICTNESS, name, "The value must be strict or lenient.");
    };
  }

  private static RawBytes rawBytes(Settings settings) {
    String name = String.valueOf(settings.string(AvrodyneConfig.RAW_BYTES));
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "dead-letters" -> RawBytes.DEAD_LETTERS;
      case "always" -> RawBytes.ALWAYS;
      case "never" -> RawBytes.NEVER;
      default ->
          throw new ConfigException(
              AvrodyneConfig.RAW_BYTES, name, "The value must be dead-letters, always or never.");
    };
  }

  private static DecodeLimits limits(Settings settings) {
    return new DecodeLimits(
        settings.number(Limit.MAX_STRING_BYTES.key()),
        settings.number(Limit.MAX_BYTES_LENGTH.key()),
        settings.number(Limit.MAX_ITEMS.key()),
        settings.number(Limit.MAX_COLLECTION_ITEMS.key()),
        settings.number(Limit.MAX_ZERO_SIZE_ITEMS.key()),
        settings.number(Limit.MAX_RESOLVED_BYTES.key()),
        settings.number(Limit.MAX_DEPTH.key()),
        settings.number(Limit.MAX_EQUAL_HASHES.key()));
  }
}
