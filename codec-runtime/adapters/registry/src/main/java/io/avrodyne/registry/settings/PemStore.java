package io.avrodyne.registry.settings;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * Keys and certificates in PEM.
 *
 * <p><b>Source.</b> RFC 7468; RFC 5958 for keys.
 */
final class PemStore {

  private static final Pattern BLOCK =
      Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----([^-]+)-----END \\1-----");
  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "DSA", "EdDSA");

  private PemStore() {}

  /** A block of a text. */
  private record Block(String label, String base64) {

    byte[] bytes() {
      return Base64.getMimeDecoder().decode(base64);
    }
  }

  private static List<Block> blocks(String text, String label) throws KeyStoreException {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(text);
    while (matcher.find()) {
      if (matcher.group(1).endsWith(label)) {
        blocks.add(new Block(matcher.group(1), matcher.group(2)));
      }
    }
    if (blocks.isEmpty()) {
      throw new KeyStoreException("there is no " + label + " in PEM");
    }
    return blocks;
  }

  /** Returns a store that trusts the certificates of a text. */
  static KeyStore ofCertificates(String text) throws GeneralSecurityException {
    KeyStore store = empty();
    for (Certificate certificate : certificates(text)) {
      store.setCertificateEntry("certificate " + store.size(), certificate);
    }
    return store;
  }

  /**
   * Returns a store with a private key and its certificates.
   *
   * @param password that of an encrypted key, and of the key in the store
   */
  static KeyStore ofKey(String key, String chain, char[] password) throws GeneralSecurityException {
    KeyStore store = empty();
    store.setKeyEntry("key", privateKey(key, password), password, certificates(chain));
    return store;
  }

  private static KeyStore empty() throws GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    try {
      store.load(null, null);
    } catch (IOException e) {
      throw new KeyStoreException(e);
    }
    return store;
  }

  private static Certificate[] certificates(String text) throws GeneralSecurityException {
    CertificateFactory factory = CertificateFactory.getInstance("X.509");
    List<Certificate> certificates = new ArrayList<>();
    for (Block block : blocks(text, "CERTIFICATE")) {
      certificates.add(factory.generateCertificate(new ByteArrayInputStream(block.bytes())));
    }
    return certificates.toArray(Certificate[]::new);
  }

  private static PrivateKey privateKey(String text, char[] password)
      throws GeneralSecurityException {
    Block block = blocks(text, "PRIVATE KEY").get(0);
    PKCS8EncodedKeySpec spec =
        block.label.startsWith("ENCRYPTED ")
            ? decrypted(block.bytes(), password)
            : new PKCS8EncodedKeySpec(block.bytes());
    for (String algorithm : ALGORITHMS) {
      try {
        return KeyFactory.getInstance(algorithm).generatePrivate(spec);
      } catch (InvalidKeySpecException e) {
        // A key of another algorithm.
      }
    }
    throw new KeyStoreException("the private key is not one of PKCS #8 for " + ALGORITHMS);
  }

  private static PKCS8EncodedKeySpec decrypted(byte[] bytes, char[] password)
      throws GeneralSecurityException {
    try {
      EncryptedPrivateKeyInfo key = new EncryptedPrivateKeyInfo(bytes);
      // For PBES2, the parameters name the algorithms; before JDK 19, nothing else does.
      String algorithm =
          key.getAlgName().startsWith("PBEWith")
              ? key.getAlgName()
              : key.getAlgParameters().toString();
      Cipher cipher = Cipher.getInstance(algorithm);
      cipher.init(
          Cipher.DECRYPT_MODE,
          SecretKeyFactory.getInstance(algorithm).generateSecret(new PBEKeySpec(password)),
          key.getAlgParameters());
      return key.getKeySpec(cipher);
    } catch (IOException e) {
      throw new KeyStoreException("the private key is not one of PKCS #8", e);
    }
  }
}
