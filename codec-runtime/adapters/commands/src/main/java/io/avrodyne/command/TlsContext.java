package io.avrodyne.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;

/** The TLS of a registry with certificates of its own. */
final class TlsContext {

  private TlsContext() {}

  /**
   * Returns the context of the settings; empty if they have no files, so that the JDK's will do.
   */
  static Optional<SSLContext> of(RegistrySettings settings) {
    if (settings.trusted().isEmpty() && settings.own().isEmpty()) {
      return Optional.empty();
    }
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keys(settings.own()), trust(settings.trusted()), null);
      return Optional.of(context);
    } catch (GeneralSecurityException e) {
      throw new UsageException("TLS cannot be set up: " + e.getMessage() + ".");
    }
  }

  private static KeyManager @Nullable [] keys(Optional<KeyFile> file)
      throws GeneralSecurityException {
    if (file.isEmpty()) {
      return null;
    }
    KeyManagerFactory factory =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(load(file.get()), file.get().keyPassword().toCharArray());
    return factory.getKeyManagers();
  }

  private static TrustManager @Nullable [] trust(Optional<KeyFile> file)
      throws GeneralSecurityException {
    if (file.isEmpty()) {
      return null;
    }
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(load(file.get()));
    return factory.getTrustManagers();
  }

  /** Without a password, the file is read, but not checked for changes. */
  private static KeyStore load(KeyFile file) throws GeneralSecurityException {
    String password = file.password();
    try (InputStream in = Files.newInputStream(file.file())) {
      KeyStore store = KeyStore.getInstance(file.type());
      store.load(in, password.isEmpty() ? null : password.toCharArray());
      return store;
    } catch (IOException e) {
      throw new UsageException(
          file + " cannot be read as " + file.type() + ". Check its path, type and password.");
    }
  }
}
