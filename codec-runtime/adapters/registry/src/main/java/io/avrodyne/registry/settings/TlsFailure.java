package io.avrodyne.registry.settings;

import java.security.GeneralSecurityException;

/** The exception for settings of TLS that the JDK rejects. */
final class TlsFailure {

  private TlsFailure() {}

  /** Returns the exception: the settings, the reason, what to do. */
  static IllegalArgumentException of(
      String settings, GeneralSecurityException reason, String advice) {
    String fact = String.valueOf(reason.getMessage()).replaceFirst("\\.$", "");
    return new IllegalArgumentException(
        settings + " cannot be used: " + fact + ". " + advice + ".", reason);
  }
}
