package io.avrodyne.kafka;

import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Limit;
import java.util.Locale;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;

/** A reader of the settings of clients of Kafka. */
final class PropertyReader {

  private PropertyReader() {}

  /**
   * Returns what settings ask for, with a client of the registry if they have its URL.
   *
   * @throws ConfigException if a setting cannot be used
   */
  static ConfiguredSerde read(Map<String, ?> configs, boolean isKey) {
    Settings settings = Settings.of(configs);
    SerdeCodecs codecs =
        ConfiguredClasses.codecs(
            settings, isKey ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES);
    FrameForms forms = FramingNames.forms(settings, isKey);
    SubjectNameStrategy subjects = SubjectNames.of(settings, isKey);
    Registration registration = registration(settings);
    DataRules data = data(settings);
    // The client comes last, because it would have to be closed if anything after it threw.
    CachedRegistry client = RegistryClient.of(settings);
    SchemaAccess schemas = new SchemaAccess(client, null, null, subjects, registration);
    return new ConfiguredSerde(
        new SerdeSettings(isKey, codecs, forms, schemas, data, true), client);
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

  private static DataRules data(Settings settings) {
    return new DataRules(
        limits(settings),
        strictness(settings),
        rawBytes(settings),
        settings.number(AvrodyneConfig.MAX_REUSED_BUFFER));
  }

  private static DecodeLimits limits(Settings settings) {
    DecodeLimits limits = DecodeLimits.DEFAULT;
    for (Limit limit : Limit.values()) {
      limits = limit.in(limits, settings.number(AvrodyneConfig.keyOf(limit)));
    }
    return limits;
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
}
