package io.avrodyne.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The keys of a registry's settings: those of Confluent's clients. */
enum SettingKey {
  URL("url"),
  USER_INFO("basic.auth.user.info"),
  USER_SOURCE("basic.auth.credentials.source"),
  TOKEN("bearer.auth.token"),
  TOKEN_SOURCE("bearer.auth.credentials.source"),
  TRUST_LOCATION("ssl.truststore.location"),
  TRUST_PASSWORD("ssl.truststore.password"),
  TRUST_TYPE("ssl.truststore.type"),
  KEYS_LOCATION("ssl.keystore.location"),
  KEYS_PASSWORD("ssl.keystore.password"),
  KEYS_TYPE("ssl.keystore.type"),
  KEY_PASSWORD("ssl.key.password");

  static final String PREFIX = "schema.registry.";

  private final String suffix;

  SettingKey(String suffix) {
    this.suffix = suffix;
  }

  /** Returns the key in a file. */
  String key() {
    return PREFIX + suffix;
  }

  /**
   * Returns the key in files that are shared with Kafka's clients; those of authentication have no
   * prefix there.
   */
  String keyOfClients() {
    return suffix.contains(".auth.") ? suffix : key();
  }

  /** Returns the name of the environment variable. */
  String variable() {
    return key().toUpperCase(Locale.ROOT).replace('.', '_');
  }

  /** Returns all keys with their prefix. */
  static List<String> keys() {
    return Arrays.stream(values()).map(SettingKey::key).toList();
  }
}
