package io.avrodyne.kafka;

import io.avrodyne.registry.settings.RegistryKeys;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.adapter.Limit;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Importance;
import org.apache.kafka.common.config.ConfigDef.Range;
import org.jspecify.annotations.Nullable;

/** The definition of the keys that {@link AvrodyneConfig} names. */
final class ConfigDefinition {

  /** The name of the framing that is used unless another one is set. */
  static final String DEFAULT_FRAMING = "confluent-prefix";

  static final int DEFAULT_BUFFER = 1 << 18;

  private final ConfigDef keys = new ConfigDef();

  private ConfigDefinition() {}

  static ConfigDef create() {
    ConfigDefinition definition = new ConfigDefinition();
    definition.addTypes();
    definition.addRegistry();
    definition.addRequests();
    definition.addSubjects();
    definition.addDecoding();
    return definition.keys;
  }

  private void addTypes() {
    String types =
        ": names of classes with a codec, of sealed types and of interfaces with `@AvroCodecs`,"
            + " separated by commas";
    list(AvrodyneConfig.KEY_TYPES, "The types of keys" + types);
    list(AvrodyneConfig.VALUE_TYPES, "The types of values" + types);
    String framing =
        ", joined by \"then\": the first is written, all are read in this order, as in"
            + " `confluent-header then confluent-prefix`";
    string(AvrodyneConfig.KEY_FRAMING, DEFAULT_FRAMING, "The forms of keys" + framing);
    string(AvrodyneConfig.VALUE_FRAMING, DEFAULT_FRAMING, "The forms of values" + framing);
    string(
        AvrodyneConfig.RAW_BYTES,
        "dead-letters",
        "Which values and keys of class `byte[]` a serializer writes as they are: `dead-letters`,"
            + " `always` or `never`");
  }

  private void addRegistry() {
    list(AvrodyneConfig.REGISTRY_URL, "The URLs of the registry, separated by commas");
    string(
        RegistryKeys.BASIC_SOURCE,
        null,
        "Where the user and password come from: `URL` or `USER_INFO`. Without it,"
            + " `basic.auth.user.info` is used if it is set");
    secret(RegistryKeys.USER_INFO, "The user and password, separated by a colon");
    string(
        RegistryKeys.BEARER_SOURCE,
        "STATIC_TOKEN",
        "Where the bearer token comes from: only `STATIC_TOKEN` is supported");
    secret(RegistryKeys.BEARER_TOKEN, "The bearer token");
  }

  private void addRequests() {
    number(RegistryKeys.CONNECT_TIMEOUT, 5_000, 1, "The milliseconds for connecting");
    number(RegistryKeys.READ_TIMEOUT, 10_000, 1, "The milliseconds for one request");
    number(
        RegistryKeys.TOTAL_TIMEOUT,
        30_000,
        1,
        "The milliseconds for a request with all its repetitions");
    number(
        RegistryKeys.MAX_RETRIES,
        2,
        0,
        "How often a request is repeated if there was no answer, or one with status 429, 502,"
            + " 503 or 504");
    number(RegistryKeys.RETRY_WAIT, 100, 1, "The milliseconds before the first repetition");
    number(RegistryKeys.RETRY_MAX_WAIT, 2_000, 1, "The most milliseconds before a repetition");
    number(
        AvrodyneConfig.LATEST_TTL,
        60,
        -1,
        "The seconds for which the latest version of a subject is kept; -1 is forever");
    number(
        AvrodyneConfig.MISSING_TTL, 5, 0, "The seconds for which it is kept that an id is unknown");
    string(
        RegistryKeys.APICURIO_URL, null, "The URL of Apicurio's own API, which knows global ids");
  }

  private void addSubjects() {
    flag(AvrodyneConfig.AUTO_REGISTER, true, "Whether a serializer registers schemas");
    flag(
        AvrodyneConfig.USE_LATEST,
        false,
        "Whether a serializer writes the id of the latest version of the subject, which must be"
            + " its schema; needs `auto.register.schemas=false`");
    flag(AvrodyneConfig.NORMALIZE, false, "Whether the registry normalizes what it is sent");
    String subjects =
        ": `topic`, `record`, `topic-record`, Confluent's names of these classes, or a class that"
            + " implements `SubjectNameStrategy`";
    string(AvrodyneConfig.KEY_SUBJECTS, "topic", "The subjects of keys" + subjects);
    string(AvrodyneConfig.VALUE_SUBJECTS, "topic", "The subjects of values" + subjects);
    String ids = ", by the name of Confluent's class; `avrodyne.*.framing` takes precedence";
    string(AvrodyneConfig.KEY_ID_SERIALIZER, null, "The form in which keys are written" + ids);
    string(AvrodyneConfig.KEY_ID_DESERIALIZER, null, "The forms in which keys are read" + ids);
    string(AvrodyneConfig.VALUE_ID_SERIALIZER, null, "The form in which values are written" + ids);
    string(AvrodyneConfig.VALUE_ID_DESERIALIZER, null, "The forms in which values are read" + ids);
  }

  private void addDecoding() {
    string(
        AvrodyneConfig.STRICTNESS,
        "strict",
        "`strict`, or `lenient` to read and write bytes and characters that only Apache Avro"
            + " accepts; schemas are always resolved strictly");
    number(
        AvrodyneConfig.MAX_REUSED_BUFFER,
        DEFAULT_BUFFER,
        0,
        "The size beyond which a buffer is not kept after use");
    for (Limit limit : Limit.values()) {
      number(AvrodyneConfig.keyOf(limit), limit.of(DecodeLimits.DEFAULT), 0, limit.description());
    }
  }

  private void list(String key, String description) {
    keys.define(key, ConfigDef.Type.LIST, null, Importance.HIGH, description);
  }

  private void string(String key, @Nullable String value, String description) {
    keys.define(key, ConfigDef.Type.STRING, value, Importance.MEDIUM, description);
  }

  private void secret(String key, String description) {
    keys.define(key, ConfigDef.Type.PASSWORD, null, Importance.MEDIUM, description);
  }

  private void flag(String key, boolean value, String description) {
    keys.define(key, ConfigDef.Type.BOOLEAN, value, Importance.MEDIUM, description);
  }

  private void number(String key, int value, int least, String description) {
    keys.define(
        key,
        ConfigDef.Type.INT,
        value,
        Range.between(least, Integer.MAX_VALUE),
        Importance.LOW,
        description);
  }
}
