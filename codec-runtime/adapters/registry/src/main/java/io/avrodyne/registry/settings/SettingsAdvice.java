package io.avrodyne.registry.settings;

/** The advice of a client's messages, for users of settings. */
public final class SettingsAdvice {

  private SettingsAdvice() {}

  /**
   * Returns a message with the names of settings in place of those of the client's methods.
   *
   * @param timeout the name of what raises the time limits
   */
  public static String in(String message, String timeout) {
    return message
        .replace("requestTimeout or totalTimeout of the client", timeout)
        .replace(
            "give the client an SSLContext that trusts the registry's certificate",
            "set "
                + TlsKeys.TRUST_STORE
                + TlsKeys.LOCATION
                + " or "
                + TlsKeys.CERTIFICATES
                + " so that the registry's certificate is trusted");
  }
}
