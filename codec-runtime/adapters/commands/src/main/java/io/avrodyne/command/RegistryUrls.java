package io.avrodyne.command;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The URLs of a registry.
 *
 * @param plain the URLs, without credentials
 * @param user the user and the password that were in one of them
 */
record RegistryUrls(List<URI> plain, Optional<RegistryUser> user) {

  /** Copies the list. */
  RegistryUrls {
    plain = List.copyOf(plain);
  }

  /**
   * Reads URLs separated by commas. The message does not repeat them: they may have a password.
   *
   * @param source where the text is from, for the message
   */
  static RegistryUrls parse(String text, String source) {
    List<URI> plain = new ArrayList<>();
    Optional<RegistryUser> user = Optional.empty();
    for (String part : text.split(",", -1)) {
      try {
        URI url = new URI(part.strip());
        requireHttp(url, source);
        if (url.getUserInfo() != null) {
          user = Optional.of(RegistryUser.parse(url.getUserInfo(), "The user in " + source));
        }
        plain.add(withoutUser(url));
      } catch (URISyntaxException e) {
        throw notHttp(source);
      }
    }
    return new RegistryUrls(plain, user);
  }

  private static void requireHttp(URI url, String source) {
    boolean isHttp =
        "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
    if (!isHttp || url.getHost() == null) {
      throw notHttp(source);
    }
  }

  private static UsageException notHttp(String source) {
    return new UsageException(
        source + " is not an http or https URL, such as http://localhost:8081.");
  }

  private static URI withoutUser(URI url) throws URISyntaxException {
    return new URI(
        url.getScheme(), null, url.getHost(), url.getPort(), url.getPath(), url.getQuery(), null);
  }
}
