package io.avrodyne.command;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The settings of a registry.
 *
 * @param urls at least one, without credentials
 * @param user the user of basic authentication
 * @param token the token of bearer authentication
 * @param trusted the certificates to trust, rather than those of the JDK
 * @param own the certificate and the key of the client
 * @param timeout the time limit of each request
 */
record RegistrySettings(
    List<URI> urls,
    Optional<RegistryUser> user,
    Optional<String> token,
    Optional<KeyFile> trusted,
    Optional<KeyFile> own,
    Duration timeout) {

  /** Copies the list. */
  RegistrySettings {
    urls = List.copyOf(urls);
  }

  /** Returns the texts that must not be printed. */
  List<String> secrets() {
    List<String> secrets = new ArrayList<>();
    user.ifPresent(known -> secrets.addAll(known.secrets()));
    token.ifPresent(secrets::add);
    return secrets;
  }

  /** Returns the URLs only. */
  @Override
  public String toString() {
    return urls.toString();
  }
}
