package io.avrodyne.runtime.registry;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The value of the header {@code Authorization}, and what messages must not show of it. */
final class Credentials {

  private final String header;
  private final List<String> secrets;

  /** An exception for a token that cannot be sent; its message does not show the token. */
  static final class BadTokenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadTokenException(String fact) {
      super(fact);
    }
  }

  private Credentials(String header, List<String> secrets) {
    this.header = header;
    this.secrets = secrets;
  }

  /** Returns the credentials for a user, a colon and a password. */
  static Credentials basic(String userInfo) {
    String encoded = Base64.getEncoder().encodeToString(userInfo.getBytes(StandardCharsets.UTF_8));
    String password = userInfo.substring(userInfo.indexOf(':') + 1);
    return new Credentials("Basic " + encoded, List.of(encoded, password));
  }

  /**
   * Returns the credentials for a bearer token.
   *
   * @throws BadTokenException if there is no token, or if it has characters that a header cannot
   *     have
   */
  static Credentials bearer(Supplier<? extends @Nullable String> supplier) {
    String token = supplier.get();
    if (token == null || token.isBlank()) {
      throw new BadTokenException("the supplier of the bearer token returned no token");
    }
    if (!isHeaderValue(token)) {
      throw new BadTokenException(
          "the bearer token has characters that a header cannot have, such as a line feed");
    }
    return new Credentials("Bearer " + token, List.of(token));
  }

  /** Returns whether a header can have this value. */
  static boolean isHeaderValue(String value) {
    return value.chars().allMatch(c -> (c >= ' ' && c <= '~') || c == '\t');
  }

  String header() {
    return header;
  }

  /** Returns the texts that messages must not show. */
  List<String> secrets() {
    return secrets;
  }

  @Override
  public String toString() {
    return "***";
  }
}
