package io.avrodyne.kafka;

import io.avrodyne.registry.settings.NearName;
import io.avrodyne.registry.settings.RegistryKeys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.config.types.Password;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a client of Kafka, as far as they are for its serializers. Passwords and URLs,
 * which may contain one, are in no message.
 *
 * <p><b>Errors.</b> {@link ConfigException} with the key and what to do.
 */
final class Settings {

  private static final ConfigDef DEFINITION = ConfigDefinition.create();

  /** Keys of Confluent's serializers that would change what is written, with what to do instead. */
  private static final Map<String, String> UNSUPPORTED =
      Map.of(
          "use.schema.id",
          "Avrodyne writes the schema of the codec; use auto.register.schemas=false",
          "use.latest.with.metadata",
          "Avrodyne writes the schema of the codec; use use.latest.version=true",
          "context.name.strategy",
          "Put the context into "
              + AvrodyneConfig.REGISTRY_URL
              + ", as in http://registry:8081/contexts/.staging",
          "rule.executors",
          "Rules of data contracts are not executed; remove the key");

  private final Map<String, Object> given;
  private final Map<String, Object> values;

  private Settings(Map<String, Object> given) {
    this.given = given;
    values = DEFINITION.parse(texts(given));
  }

  /** Returns the values with classes and other objects replaced by what Kafka reads. */
  private static Map<String, Object> texts(Map<String, Object> given) {
    Map<String, Object> texts = new HashMap<>(given);
    texts.replaceAll(Settings::text);
    return texts;
  }

  private static Object text(String key, Object value) {
    if (value instanceof Class<?> type) {
      boolean lists =
          key.equals(AvrodyneConfig.KEY_TYPES) || key.equals(AvrodyneConfig.VALUE_TYPES);
      return lists ? List.of(type) : type.getName();
    }
    if (value instanceof SubjectNameStrategy) {
      return value.getClass().getName();
    }
    boolean isUrl = key.equals(RegistryKeys.APICURIO_URL);
    boolean isUrls = key.equals(AvrodyneConfig.REGISTRY_URL) && !(value instanceof List);
    return isUrl || isUrls ? value.toString() : value; // Kafka would print it.
  }

  /** Checks the keys of this library and of registries, and reads their values. */
  static Settings of(Map<String, ?> configs) {
    Map<String, Object> given = new HashMap<>();
    configs.forEach(
        (key, value) -> {
          // Kafka warns of settings that nobody has asked for, and iterating does not count.
          Object asked = isOurs(key) ? configs.get(key) : value;
          if (asked != null && !asked.equals("")) {
            given.put(key, asked);
          }
        });
    given.keySet().forEach(Settings::requireKnown);
    RegistryKeys.addPlain(given);
    requirePasswords(given);
    return new Settings(given);
  }

  private static void requireKnown(String key) {
    String advice = UNSUPPORTED.get(key);
    if (advice != null) {
      throw new ConfigException(key + " is not supported. " + advice + ".");
    }
    if (isOfFamily(key) && !known().contains(key)) {
      throw new ConfigException(
          key
              + " is unknown."
              + NearName.suggestion(key, known())
              + " The page on Kafka lists the keys of the families schema.registry and avrodyne.");
    }
  }

  private static boolean isOfFamily(String key) {
    return key.startsWith(AvrodyneConfig.OWN_FAMILY) || key.startsWith(RegistryKeys.PREFIX);
  }

  /** Returns whether a key is one that serializers look for. */
  private static boolean isOurs(String key) {
    return isOfFamily(key)
        || key.startsWith(RegistryKeys.REQUEST_HEADER)
        || DEFINITION.names().contains(key);
  }

  /** Returns the keys of the two families. */
  static Set<String> known() {
    Set<String> known = new TreeSet<>(RegistryKeys.family());
    known.addAll(DEFINITION.names());
    return known;
  }

  private static void requirePasswords(Map<String, Object> given) {
    given.forEach(
        (key, value) -> {
          if (RegistryKeys.isSecret(key)
              && !(value instanceof String)
              && !(value instanceof Password)) {
            throw new ConfigException(
                key + " must be a string or a Password, not a " + value.getClass().getName() + ".");
          }
        });
  }

  /** Returns the settings that may be for the client of a registry, as texts. */
  Map<String, String> registryTexts() {
    Map<String, String> texts = new HashMap<>();
    given.forEach(
        (key, value) -> {
          if (isOurs(key)) {
            texts.put(key, textOf(value));
          }
        });
    return texts;
  }

  private static String textOf(Object value) {
    if (value instanceof List<?> items) {
      return items.stream().map(Object::toString).collect(Collectors.joining(","));
    }
    return value instanceof Password secret ? secret.value() : value.toString();
  }

  /** Returns everything that was given, under the names without a prefix. */
  Map<String, Object> given() {
    return given;
  }

  boolean isGiven(String key) {
    return given.containsKey(key);
  }

  @Nullable String string(String key) {
    Object value = values.get(key);
    return value == null ? null : value.toString().trim();
  }

  int number(String key) {
    return (Integer) required(key);
  }

  boolean flag(String key) {
    return (Boolean) required(key);
  }

  private Object required(String key) {
    Object value = values.get(key);
    if (value == null) {
      throw new ConfigException(key + " is missing.");
    }
    return value;
  }

  /** Returns the items of a list: strings, or what was given in a list. */
  List<Object> list(String key) {
    return values.get(key) instanceof List<?> found ? new ArrayList<>(found) : List.of();
  }
}
