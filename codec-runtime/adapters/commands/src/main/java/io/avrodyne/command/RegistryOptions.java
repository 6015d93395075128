package io.avrodyne.command;

import java.util.List;

/** The options that name a registry. Credentials have none: other users can see a command line. */
final class RegistryOptions {

  static final Option URL =
      new Option("--url", "URL", "The registry; several URLs are separated by commas.");
  static final Option CONFIG =
      new Option("--config", "FILE", "A properties file with the settings of the registry.");
  static final Option TIMEOUT =
      new Option("--timeout", "SECONDS", "The time limit of each request (30).");

  static final List<Option> ALL = List.of(URL, CONFIG, TIMEOUT);

  static final String DETAILS =
      """

      The registry and its credentials come from --url, from environment variables, and from
      --config, in this order. The file has Confluent's keys; a variable is the key in capitals,
      with _ for each period, such as SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO:
        schema.registry.url
        schema.registry.basic.auth.user.info        user:password
        schema.registry.bearer.auth.token
        schema.registry.ssl.truststore.location     also .password and .type
        schema.registry.ssl.keystore.location       also .password and .type
        schema.registry.ssl.key.password            if it differs from that of the keystore
      """;

  private RegistryOptions() {}
}
