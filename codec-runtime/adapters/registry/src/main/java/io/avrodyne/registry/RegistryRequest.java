package io.avrodyne.registry;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A request to a registry.
 *
 * @param subject what it is about, as messages name it
 * @param method the HTTP method
 * @param path the path and the query below the URL of the registry
 * @param shownPath the path as messages show it
 * @param body the body, or null
 */
record RegistryRequest(
    String subject, String method, String path, String shownPath, @Nullable String body) {

  private static final String UNRESERVED = "-._~";

  static RegistryRequest get(String subject, String path) {
    return new RegistryRequest(subject, "GET", path, path, null);
  }

  static RegistryRequest post(String subject, String path, String body) {
    return new RegistryRequest(subject, "POST", path, path, body);
  }

  static RegistryRequest put(String subject, String path, String body) {
    return new RegistryRequest(subject, "PUT", path, path, body);
  }

  /** Returns a request whose path has text of an earlier answer. */
  RegistryRequest withForeignPath(Secrets secrets) {
    return new RegistryRequest(subject, method, path, secrets.text(path), body);
  }

  /** Returns a segment of a path: all but unreserved characters in percent-encoding. */
  static String segment(String text) {
    if (text.equals(".") || text.equals("..")) {
      return text.replace(".", "%2E"); // These two would lead to another path.
    }
    StringBuilder segment = new StringBuilder();
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean plain = c < 128 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0);
      segment.append(plain ? String.valueOf(c) : String.format("%%%02X", (int) c));
    }
    return segment.toString();
  }

  /** Returns a message: the subject, the request, the fact, and the fix. */
  String message(BaseUrl url, String fact, String fix) {
    return String.format("%s: %s %s at %s %s. %s", subject, method, shownPath, url, fact, fix);
  }
}
