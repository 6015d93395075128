package io.avrodyne.registry.settings;

import java.util.List;
import java.util.Set;

/** The keys of TLS: Kafka's own, with the prefix of registries. */
final class TlsKeys {

  static final String SSL = RegistryKeys.PREFIX + "ssl.";

  static final String PROTOCOL = SSL + "protocol";
  static final String PROVIDER = SSL + "provider";
  static final String RANDOM = SSL + "secure.random.implementation";
  static final String IDENTIFICATION = SSL + "endpoint.identification.algorithm";
  static final String KEY_MANAGERS = SSL + "keymanager.algorithm";
  static final String TRUST_MANAGERS = SSL + "trustmanager.algorithm";
  static final String KEY_PASSWORD = SSL + "key.password";
  static final String KEY_STORE = SSL + "keystore.";
  static final String TRUST_STORE = SSL + "truststore.";

  static final String LOCATION = "location";
  static final String TYPE = "type";
  static final String PASSWORD = "password";

  /** The type of a store that is a text. */
  static final String PEM = "PEM";

  static final String PRIVATE_KEY = KEY_STORE + "key";
  static final String CERTIFICATE_CHAIN = KEY_STORE + "certificate.chain";
  static final String CERTIFICATES = TRUST_STORE + "certificates";

  static final List<String> ALL =
      List.of(
          PROTOCOL,
          PROVIDER,
          RANDOM,
          IDENTIFICATION,
          KEY_MANAGERS,
          TRUST_MANAGERS,
          KEY_PASSWORD,
          KEY_STORE + LOCATION,
          KEY_STORE + TYPE,
          KEY_STORE + PASSWORD,
          PRIVATE_KEY,
          CERTIFICATE_CHAIN,
          TRUST_STORE + LOCATION,
          TRUST_STORE + TYPE,
          TRUST_STORE + PASSWORD,
          CERTIFICATES);

  static final Set<String> SECRETS =
      Set.of(KEY_PASSWORD, KEY_STORE + PASSWORD, TRUST_STORE + PASSWORD, PRIVATE_KEY);

  private TlsKeys() {}
}
