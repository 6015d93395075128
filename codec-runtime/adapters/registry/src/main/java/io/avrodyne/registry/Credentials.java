package io.avrodyne.registry;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The value of the header {@code Authorization}, and what messages must not show of it. */
final class Credentials {

  private final String header;
  private final List<SecretText> secrets;

  /** An exception for a token that cannot be sent; its message does not show the token. */
  static final class BadTokenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadTokenException(String fact) {
      super(fact);
    }
  }

  private Credentials(String header, List<SecretText> secrets) {
    this.header = header;
    this.secrets = List.copyOf(secrets);
  }

  /** Returns the credentials for a user, a colon and a password. */
  static Credentials basic(String userInfo) {
    byte[] bytes = userInfo.getBytes(StandardCharsets.UTF_8);
    int colon = userInfo.indexOf(':');
    List<SecretText> secrets = new ArrayList<>();
    secrets.add(SecretText.anywhere(Base64.getEncoder().withoutPadding().encodeToString(bytes)));
    secrets.add(SecretText.anywhere(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)));
    secrets.add(SecretText.anywhere(userInfo.substring(colon + 1)));
    if (colon > 0) {
      secrets.add(SecretText.word(userInfo.substring(0, colon)));
    }
    return new Credentials("Basic " + Base64.getEncoder().encodeToString(bytes), secrets);
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
    return new Credentials("Bearer " + token, List.of(SecretText.anywhere(token)));
  }

  /** Returns whether a header can have this value. */
  static boolean isHeaderValue(String value) {
    return value.chars().allMatch(c -> (c >= ' ' && c <= '~') || c == '\t');
  }

  String header() {
    return header;
  }

  /** Returns the texts that messages must not show. */
  List<SecretText> secrets() {
    return secrets;
  }

  @Override
  public String toString() {
    return "***";
  }
}
