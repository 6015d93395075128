package io.avrodyne.registry.settings;

import java.util.Map;

/**
 * The combinations of TLS keys that contradict each other, or that lack a key. Kafka rejects the
 * same.
 */
final class TlsRules {

  private final Map<String, String> texts;

  private TlsRules(Map<String, String> texts) {
    this.texts = texts;
  }

  /**
   * Checks the keys of both stores.
   *
   * @throws IllegalArgumentException with the keys and what to do
   */
  static void check(Map<String, String> texts) {
    TlsRules rules = new TlsRules(texts);
    rules.requireOther(TlsKeys.PRIVATE_KEY, TlsKeys.CERTIFICATE_CHAIN);
    rules.requireOther(TlsKeys.CERTIFICATE_CHAIN, TlsKeys.PRIVATE_KEY);
    rules.checkText(TlsKeys.KEY_STORE, TlsKeys.PRIVATE_KEY);
    rules.checkText(TlsKeys.TRUST_STORE, TlsKeys.CERTIFICATES);
  }

  private void requireOther(String key, String other) {
    if (texts.containsKey(key) && !texts.containsKey(other)) {
      throw new IllegalArgumentException(
          key + " is set, but " + other + " is missing. Set both or neither.");
    }
  }

  /** Checks that a text in PEM has no file and no other type beside it. */
  private void checkText(String store, String key) {
    if (!texts.containsKey(key)) {
      return;
    }
    String location = store + TlsKeys.LOCATION;
    if (texts.containsKey(location)) {
      throw new IllegalArgumentException(
          location + " and " + key + " are both set. Remove one of them.");
    }
    String type = texts.getOrDefault(store + TlsKeys.TYPE, TlsKeys.PEM);
    if (!type.equalsIgnoreCase(TlsKeys.PEM)) {
      throw new IllegalArgumentException(
          key
              + " is set, but "
              + store
              + TlsKeys.TYPE
              + " is "
              + type
              + ". Set the type to PEM, or remove it.");
    }
  }
}
