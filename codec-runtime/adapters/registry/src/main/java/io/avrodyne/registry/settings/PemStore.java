package io.avrodyne.registry.settings;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.AlgorithmParameters;
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
import java.util.List;
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

  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "DSA", "EdDSA");

  private PemStore() {}

  /**
   * Returns a store that trusts the certificates of a text.
   *
   * @throws IllegalArgumentException if the text is unusable
   */
  static KeyStore ofCertificates(PemText text) throws GeneralSecurityException {
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
   * @throws IllegalArgumentException if a text is unusable
   */
  static KeyStore ofKey(PemText key, PemText chain, char[] password)
      throws GeneralSecurityException {
    PrivateKey secret =
        key.as(
            text -> privateKey(text, password),
            "Check that the key is complete, and that its password is right");
    KeyStore store = empty();
    store.setKeyEntry("key", secret, password, certificates(chain));
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

  private static Certificate[] certificates(PemText text) {
    return text.as(PemStore::parsed, "Check that the certificates are complete");
  }

  private static Certificate[] parsed(PemText text) throws GeneralSecurityException {
    CertificateFactory factory = CertificateFactory.getInstance("X.509");
    List<Certificate> certificates = new ArrayList<>();
    for (PemText.Block block : text.blocks("CERTIFICATE")) {
      certificates.add(factory.generateCertificate(new ByteArrayInputStream(block.bytes())));
    }
    return certificates.toArray(Certificate[]::new);
  }

  private static PrivateKey privateKey(PemText text, char[] password)
      throws GeneralSecurityException {
    PemText.Block block = text.blocks("PRIVATE KEY").get(0);
    PKCS8EncodedKeySpec spec =
        block.label().startsWith("ENCRYPTED ")
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
      AlgorithmParameters parameters = key.getAlgParameters();
      if (parameters == null) {
        throw new KeyStoreException(
            "the private key is encrypted with the unknown algorithm " + key.getAlgName());
      }
      // For PBES2, the parameters name the algorithms; before JDK 19, nothing else does.
      String algorithm =
          key.getAlgName().startsWith("PBEWith") ? key.getAlgName() : parameters.toString();
      Cipher cipher = Cipher.getInstance(algorithm);
      cipher.init(
          Cipher.DECRYPT_MODE,
          SecretKeyFactory.getInstance(algorithm).generateSecret(new PBEKeySpec(password)),
          parameters);
      return key.getKeySpec(cipher);
    } catch (IOException e) {
      throw new KeyStoreException("the private key is not one of PKCS #8", e);
    }
  }
}
