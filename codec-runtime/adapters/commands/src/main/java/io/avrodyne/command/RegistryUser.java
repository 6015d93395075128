package io.avrodyne.command;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/** A user of basic authentication. */
record RegistryUser(String name, String password) {

  /**
   * Reads {@code user:password}.
   *
   * @param source where the text is from, for the message
   */
  static RegistryUser parse(String text, String source) {
    int colon = text.indexOf(':');
    if (colon <= 0) {
      throw new UsageException(source + " is not of the form user:password.");
    }
    return new RegistryUser(text.substring(0, colon), text.substring(colon + 1));
  }

  /** Returns the forms in which a registry might repeat the password. */
  List<String> secrets() {
    String pair = name + ":" + password;
    String encoded = Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8));
    return password.isEmpty() ? List.of(encoded) : List.of(encoded, pair, password);
  }

  /** Returns the name only. */
  @Override
  public String toString() {
    return name;
  }
}
