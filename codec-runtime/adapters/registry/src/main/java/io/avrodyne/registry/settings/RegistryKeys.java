package io.avrodyne.registry.settings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The keys of a registry's settings. */
public final class RegistryKeys {

  /** The prefix of the family: an unknown key that begins with it is a mistake. */
  public static final String PREFIX = "schema.registry.";

  /** The URLs of the registry, separated by commas. */
  public static final String URL = PREFIX + "url";

  /** Where the user comes from. */
  public static final String BASIC_SOURCE = "basic.auth.credentials.source";

  /** The user, a colon and the password. */
  public static final String USER_INFO = "basic.auth.user.info";

  /** Where the bearer token comes from. */
  public static final String BEARER_SOURCE = "bearer.auth.credentials.source";

  /** The bearer token. */
  public static final String BEARER_TOKEN = "bearer.auth.token";

  /** The milliseconds for connecting. */
  public static final String CONNECT_TIMEOUT = "http.connect.timeout.ms";

  /** The milliseconds for one request. */
  public static final String READ_TIMEOUT = "http.read.timeout.ms";

  /** How often a request is repeated. */
  public static final String MAX_RETRIES = "max.retries";

  /** The milliseconds before the first repetition. */
  public static final String RETRY_WAIT = "retries.wait.ms";

  /** The most milliseconds before a repetition. */
  public static final String RETRY_MAX_WAIT = "retries.max.wait.ms";

  private static final String OWN = "avrodyne.registry.";
  private static final String APICURIO = "avrodyne.apicurio.";

  /** The milliseconds for a request with all its repetitions. */
  public static final String TOTAL_TIMEOUT = OWN + "timeout.ms";

  /** The URL of Apicurio's own API. */
  public static final String APICURIO_URL = APICURIO + "url";

  /** The prefix of the keys that add headers to requests. */
  public static final String REQUEST_HEADER = "request.header.";

  /** The keys that may also be written with the prefix of the family. */
  private static final List<String> PREFIXABLE =
      List.of(
          BASIC_SOURCE,
          USER_INFO,
          BEARER_SOURCE,
          BEARER_TOKEN,
          CONNECT_TIMEOUT,
          READ_TIMEOUT,
          MAX_RETRIES,
          RETRY_WAIT,
          RETRY_MAX_WAIT);

  private RegistryKeys() {}

  /** Returns the keys of the family, with its prefix. */
  public static Set<String> family() {
    Set<String> keys = new TreeSet<>(TlsKeys.ALL);
    keys.add(URL);
    PREFIXABLE.forEach(key -> keys.add(PREFIX + key));
    return keys;
  }

  /** Returns the keys of the family, and those that only this library has. */
  public static Set<String> known() {
    Set<String> keys = family();
    keys.add(TOTAL_TIMEOUT);
    keys.add(APICURIO_URL);
    return keys;
  }

  /** Returns whether a key must be one of those that are {@link #known}. */
  public static boolean isOfRegistry(String key) {
    return key.startsWith(PREFIX) || key.startsWith(OWN) || key.startsWith(APICURIO);
  }

  /** Returns whether the value of a key, with or without the prefix, is a password. */
  public static boolean isSecret(String key) {
    String plain = key.startsWith(PREFIX) ? key.substring(PREFIX.length()) : key;
    return plain.equals(USER_INFO) || plain.equals(BEARER_TOKEN) || TlsKeys.SECRETS.contains(key);
  }

  /** Copies the values of keys with the prefix to the same keys without it. */
  public static <V> void addPlain(Map<String, V> settings) {
    for (String key : PREFIXABLE) {
      V value = settings.get(PREFIX + key);
      if (value != null) {
        settings.put(key, value);
      }
    }
  }
}
