package io.avrodyne.registry.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import io.avrodyne.registry.HttpRegistry;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.AlgorithmParameters;
import java.security.Key;
import java.security.KeyStore;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Connections to a server that has one certificate and wants its clients to have the same. */
class TlsSettingsTest {

  private static final String PASSWORD = "s3cret";
  private static final String CIPHER = "PBEWithHmacSHA256AndAES_256";
  private static final String SSL = "schema.registry.ssl.";

  @TempDir private static Path folder;

  private static String key;
  private static String encryptedKey;
  private static String certificate;

  private final Map<String, String> texts = new HashMap<>();

  @BeforeAll
  static void makeKeys() throws Exception {
    Path keys = folder.resolve("keys.p12");
    Process keytool =
        new ProcessBuilder(
                (Path.of(System.getProperty("java.home"), "bin", "keytool")
                        + " -genkeypair -keyalg EC -dname CN=registry -ext san=ip:127.0.0.1"
                        + " -validity 2 -storetype PKCS12 -alias a -storepass "
                        + PASSWORD
                        + " -keystore "
                        + keys)
                    .split(" "))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("keytool.txt").toFile())
            .start();
    assertTrue(keytool.waitFor(1, TimeUnit.MINUTES));
    assertEquals(0, keytool.exitValue());
    KeyStore store = KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
    Key secret = store.getKey("a", PASSWORD.toCharArray());
    key = pem("PRIVATE KEY", secret.getEncoded());
    encryptedKey = pem("ENCRYPTED PRIVATE KEY", encrypted(secret.getEncoded()));
    certificate = pem("CERTIFICATE", store.getCertificate("a").getEncoded());
    Files.writeString(folder.resolve("keys.pem"), "A key.\n" + key + certificate);
    Files.writeString(folder.resolve("trust.pem"), certificate + certificate);
  }

  private static byte[] encrypted(byte[] bytes) throws Exception {
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(
        Cipher.ENCRYPT_MODE,
        SecretKeyFactory.getInstance(CIPHER)
            .generateSecret(new PBEKeySpec(PASSWORD.toCharArray())));
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("PBES2");
    parameters.init(cipher.getParameters().getEncoded());
    return new EncryptedPrivateKeyInfo(parameters, cipher.doFinal(bytes)).getEncoded();
  }

  private static String pem(String label, byte[] bytes) {
    return "-----BEGIN "
        + label
        + "-----\n"
        + Base64.getMimeEncoder().encodeToString(bytes)
        + "\n-----END "
        + label
        + "-----\n";
  }

  private TlsSettingsTest set(String keyOfSsl, String text) {
    texts.put(SSL + keyOfSsl, text);
    return this;
  }

  private void setFiles(String type) {
    String suffix = type.equals("PEM") ? ".pem" : ".p12";
    set("keystore.location", folder.resolve("keys" + suffix).toString()).set("keystore.type", type);
    set("truststore.type", type)
        .set(
            "truststore.location",
            folder.resolve((type.equals("PEM") ? "trust" : "keys") + suffix).toString());
  }

  private static void assertConnects(Map<String, String> texts) throws Exception {
    SSLContext context = Objects.requireNonNull(TlsSettings.context(texts));
    HttpsServer server =
        HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(
        new HttpsConfigurator(context) {
          @Override
          public void configure(HttpsParameters parameters) {
            SSLParameters wanted = context.getDefaultSSLParameters();
            wanted.setNeedClientAuth(true);
            parameters.setSSLParameters(wanted);
          }
        });
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 2);
          exchange.getResponseBody().write("[]".getBytes(StandardCharsets.UTF_8));
          exchange.close();
        });
    server.start();
    Map<String, String> all = new HashMap<>(texts);
    all.put(RegistryKeys.URL, "https://127.0.0.1:" + server.getAddress().getPort());
    try (HttpRegistry registry = new RegistrySettings(all).client().build()) {
      assertEquals(List.of(), registry.subjects());
    } finally {
      server.stop(0);
    }
  }

  private String refusal() {
    String message =
        String.valueOf(
            assertThrows(IllegalArgumentException.class, () -> TlsSettings.context(texts))
                .getMessage());
    assertFalse(message.contains(PASSWORD), message);
    return message;
  }

  @Test
  void withoutSettingsTheContextOfTheJdkWillDo() {
    assertNull(TlsSettings.context(texts));
  }

  @ParameterizedTest
  @ValueSource(strings = {"PKCS12", "JKS"})
  void storesAreRead(String type) throws Exception {
    setFiles(type);
    set("keystore.password", PASSWORD).set("truststore.password", PASSWORD);
    assertConnects(texts);
  }

  @Test
  void filesInPemAreRead() throws Exception {
    setFiles("PEM");
    assertConnects(texts);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void textsInPemAreRead(boolean isEncrypted) throws Exception {
    set("keystore.key", isEncrypted ? encryptedKey : key);
    set("keystore.certificate.chain", certificate).set("truststore.certificates", certificate);
    if (isEncrypted) {
      set("key.password", PASSWORD);
    }
    set("protocol", "TLSv1.3").set("endpoint.identification.algorithm", "https");
    set("keymanager.algorithm", "PKIX").set("trustmanager.algorithm", "PKIX");
    set("provider", "SunJSSE").set("secure.random.implementation", "SHA1PRNG");
    assertConnects(texts);
  }

  @Test
  void fileThatCannotBeReadIsNamed() {
    setFiles("PKCS12");
    set("keystore.password", PASSWORD).set("truststore.password", "wrong");
    assertEquals(
        SSL
            + "truststore.location is "
            + folder.resolve("keys.p12")
            + ", which cannot be read as PKCS12. Check its path, type and password.",
        refusal());
  }

  @ParameterizedTest
  @CsvSource({
    "truststore.password, x, truststore.password is set, but schema.registry.ssl.truststore",
    "keystore.key, x, 'keystore.key is set, but schema.registry.ssl.keystore.certificate'",
    "keystore.certificate.chain, x, 'is set, but schema.registry.ssl.keystore.key is missing.'",
    "truststore.certificates, x, 'certificates cannot be used: there is no CERTIFICATE in PEM.'",
    "protocol, x, 'ssl.* cannot be used: x SSLContext not available. Check the files'",
    "endpoint.identification.algorithm, none, can only be https"
  })
  void wrongSettingIsRefused(String keyOfSsl, String text, String part) {
    set(keyOfSsl, text);
    assertTrue(refusal().contains(part), refusal());
  }

  @ParameterizedTest
  @CsvSource({
    "keystore.location, keystore.location and $keystore.key are both set. Remove one of them.",
    "keystore.type, 'keystore.key is set, but $keystore.type is x. Set the type to PEM, or'",
    "truststore.location, and $truststore.certificates are both set. Remove one of them.",
    "truststore.type, 'truststore.certificates is set, but $truststore.type is x. Set the type to'"
  })
  void contradictionIsRefused(String keyOfSsl, String part) {
    set("keystore.key", key).set("keystore.certificate.chain", certificate);
    set("truststore.certificates", certificate).set(keyOfSsl, "x");
    assertTrue(refusal().contains(part.replace("$", SSL)), refusal());
  }

  @Test
  void textsMayHaveTheirType() throws Exception {
    set("keystore.key", key).set("keystore.certificate.chain", certificate);
    set("truststore.certificates", certificate);
    set("keystore.type", "pem").set("truststore.type", "PEM");
    assertConnects(texts);
  }

  @Test
  void wrongPasswordOfAKeyIsNotPrinted() {
    set("keystore.key", encryptedKey).set("keystore.certificate.chain", certificate);
    set("key.password", "wr0ng");
    String message = refusal();
    assertTrue(message.startsWith(SSL + "keystore.key cannot be used: "), message);
    assertTrue(message.endsWith(", and that its password is right."), message);
    assertFalse(message.contains("wr0ng"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"keystore.key", "keystore.certificate.chain", "truststore.certificates"})
  void damagedTextIsNamed(String keyOfSsl) {
    set("keystore.key", key).set("keystore.certificate.chain", certificate);
    set("truststore.certificates", certificate);
    texts.computeIfPresent(
        SSL + keyOfSsl,
        (name, text) -> text.replaceFirst("-----\n[^-]+\n-----", "-----\nAAAAA\n-----"));
    assertTrue(
        refusal().startsWith(SSL + keyOfSsl + " cannot be used: its Base64 is damaged. Check that"),
        refusal());
  }

  @Test
  void damagedFileIsNamed() throws Exception {
    Path damaged =
        Files.writeString(folder.resolve("damaged.pem"), pem("CERTIFICATE", new byte[9]));
    set("truststore.location", damaged.toString()).set("truststore.type", "PEM");
    assertTrue(refusal().startsWith(SSL + "truststore.location cannot be used: "), refusal());
  }

  @Test
  void unknownEncryptionIsNamed() throws Exception {
    // The sequence of an algorithm, 1.2.3, without parameters, and one encrypted byte.
    byte[] unknown = {0x30, 9, 0x30, 4, 6, 2, 0x2A, 3, 4, 1, 0};
    set("keystore.key", pem("ENCRYPTED PRIVATE KEY", unknown)).set("key.password", PASSWORD);
    set("keystore.certificate.chain", certificate);
    assertTrue(
        refusal()
            .startsWith(
                SSL
                    + "keystore.key cannot be used: the private key is encrypted with the unknown"
                    + " algorithm 1.2.3. Check that"),
        refusal());
  }
}
