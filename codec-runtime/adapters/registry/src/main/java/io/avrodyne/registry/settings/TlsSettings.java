package io.avrodyne.registry.settings;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.util.Map;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;

/** The settings of TLS for connections to a registry. */
final class TlsSettings {

  private final Map<String, String> texts;

  /** The password of the client's key, which may be empty. */
  private final char[] keyPassword;

  private TlsSettings(Map<String, String> texts) {
    this.texts = texts;
    String ofStore = texts.getOrDefault(TlsKeys.KEY_STORE + TlsKeys.PASSWORD, "");
    keyPassword = texts.getOrDefault(TlsKeys.KEY_PASSWORD, ofStore).toCharArray();
  }

  /**
   * Returns the context, or null without settings, so that the JDK's will do.
   *
   * @throws IllegalArgumentException if keys contradict each other, if a store cannot be read, or
   *     if names are not to be checked
   */
  static @Nullable SSLContext context(Map<String, String> texts) {
    if (TlsKeys.ALL.stream().noneMatch(texts::containsKey)) {
      return null;
    }
    if (!texts.getOrDefault(TlsKeys.IDENTIFICATION, "https").equalsIgnoreCase("https")) {
      throw new IllegalArgumentException(
          TlsKeys.IDENTIFICATION
              + " can only be https: the name of the registry is always checked. Remove the key.");
    }
    TlsRules.check(texts);
    try {
      return new TlsSettings(texts).create();
    } catch (GeneralSecurityException e) {
      throw TlsFailure.of(
          "The settings " + TlsKeys.SSL + "*", e, "Check the files, their types and passwords");
    }
  }

  private SSLContext create() throws GeneralSecurityException {
    String protocol = texts.getOrDefault(TlsKeys.PROTOCOL, "TLS");
    String provider = texts.get(TlsKeys.PROVIDER);
    String random = texts.get(TlsKeys.RANDOM);
    SSLContext context =
        provider == null
            ? SSLContext.getInstance(protocol)
            : SSLContext.getInstance(protocol, provider);
    context.init(keys(), trust(), random == null ? null : SecureRandom.getInstance(random));
    return context;
  }

  private KeyManager @Nullable [] keys() throws GeneralSecurityException {
    String key = texts.get(TlsKeys.PRIVATE_KEY);
    String chain = texts.get(TlsKeys.CERTIFICATE_CHAIN);
    KeyStore store =
        key == null || chain == null
            ? file(TlsKeys.KEY_STORE)
            : PemStore.ofKey(
                new PemText(TlsKeys.PRIVATE_KEY, key),
                new PemText(TlsKeys.CERTIFICATE_CHAIN, chain),
                keyPassword);
    if (store == null) {
      return null;
    }
    KeyManagerFactory factory =
        KeyManagerFactory.getInstance(
            texts.getOrDefault(TlsKeys.KEY_MANAGERS, KeyManagerFactory.getDefaultAlgorithm()));
    factory.init(store, keyPassword);
    return factory.getKeyManagers();
  }

  private TrustManager @Nullable [] trust() throws GeneralSecurityException {
    String certificates = texts.get(TlsKeys.CERTIFICATES);
    KeyStore store =
        certificates == null
            ? file(TlsKeys.TRUST_STORE)
            : PemStore.ofCertificates(new PemText(TlsKeys.CERTIFICATES, certificates));
    if (store == null) {
      return null;
    }
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(
            texts.getOrDefault(TlsKeys.TRUST_MANAGERS, TrustManagerFactory.getDefaultAlgorithm()));
    factory.init(store);
    return factory.getTrustManagers();
  }

  /** Returns what a file contains, or null without one. */
  private @Nullable KeyStore file(String prefix) throws GeneralSecurityException {
    String location = texts.get(prefix + TlsKeys.LOCATION);
    String password = texts.get(prefix + TlsKeys.PASSWORD);
    if (location == null) {
      if (password != null) {
        throw new IllegalArgumentException(
            prefix + TlsKeys.PASSWORD + " is set, but " + prefix + TlsKeys.LOCATION + " is not.");
      }
      return null;
    }
    String type = texts.getOrDefault(prefix + TlsKeys.TYPE, KeyStore.getDefaultType());
    try (InputStream in = Files.newInputStream(Path.of(location))) {
      return load(prefix, in, type, password == null ? null : password.toCharArray());
    } catch (IOException | InvalidPathException e) {
      throw new IllegalArgumentException(
          prefix
              + TlsKeys.LOCATION
              + " is "
              + location
              + ", which cannot be read as "
              + type
              + ". Check its path, type and password.",
          e);
    }
  }

  /** Without a password, a file is read, but not checked for changes. */
  private KeyStore load(String prefix, InputStream in, String type, char @Nullable [] password)
      throws IOException, GeneralSecurityException {
    if (type.equalsIgnoreCase(TlsKeys.PEM)) {
      PemText text =
          new PemText(
              prefix + TlsKeys.LOCATION, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return prefix.equals(TlsKeys.KEY_STORE)
          ? PemStore.ofKey(text, text, keyPassword)
          : PemStore.ofCertificates(text);
    }
    KeyStore store = KeyStore.getInstance(type);
    store.load(in, password);
    return store;
  }
}
