package io.avrodyne.registry;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The URL of a registry.
 *
 * @param text the URL without user info and without a slash at its end
 * @param user the credentials that the user info had, or null
 */
record BaseUrl(String text, @Nullable Credentials user) {

  /**
   * Returns the URL for a text.
   *
   * @throws IllegalArgumentException if it is not the URL of a registry; the message does not show
   *     it, because it may have credentials
   */
  static BaseUrl of(String text) {
    try {
      return of(new URI(text.strip()));
    } catch (URISyntaxException e) {
      // The exception is not the cause of the next: its message shows the text.
      throw refused("is not a URL: " + e.getReason());
    }
  }

  /**
   * Returns the URL for a URI.
   *
   * @throws IllegalArgumentException if it is not the URL of a registry
   */
  static BaseUrl of(URI uri) {
    String scheme = String.valueOf(uri.getScheme());
    if (!scheme.equalsIgnoreCase("http") && !scheme.equalsIgnoreCase("https")) {
      throw refused("must begin with http: or https:");
    }
    if (uri.getHost() == null) {
      throw refused("has no valid host. Encode special characters of user info as %XX");
    }
    if (uri.getRawQuery() != null || uri.getRawFragment() != null) {
      throw refused("must not have a query or a fragment");
    }
    if (uri.getRawPath().contains("://") || uri.getRawPath().contains("@")) {
      throw refused("must not be a list, and must have user info only before the host");
    }
    String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
    String path = uri.getRawPath().replaceFirst("/+$", "");
    String info = uri.getUserInfo();
    return new BaseUrl(
        scheme + "://" + uri.getHost() + port + path,
        info == null ? null : Credentials.basic(info));
  }

  private static IllegalArgumentException refused(String fact) {
    return new IllegalArgumentException("The URL of a schema registry " + fact);
  }

  URI resolve(String path) {
    return URI.create(text + path);
  }

  /** Returns the URL without user info. */
  @Override
  public String toString() {
    return text;
  }
}
