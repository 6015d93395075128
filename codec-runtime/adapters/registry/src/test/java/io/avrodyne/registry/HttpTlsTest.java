package io.avrodyne.registry;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of TLS with a certificate that the test makes and signs itself. */
class HttpTlsTest {

  private static final String PASSWORD = "changeit";

  @TempDir private Path folder;
  private SSLContext context;
  private StubRegistry stub;

  @BeforeEach
  void start() throws Exception {
    context = context(folder.resolve("keys.p12"));
    stub = StubRegistry.withTls(context).on("GET /subjects", StubRegistry.json(200, "[\"a\"]"));
  }

  @AfterEach
  void close() {
    stub.close();
  }

  /** Returns a context that has a key and trusts its certificate. */
  private static SSLContext context(Path file) throws Exception {
    makeKey(file);
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(keys, PASSWORD.toCharArray());
    TrustManagerFactory trusted =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trusted.init(keys);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    return context;
  }

  private static void makeKey(Path file) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=ip:127.0.0.1",
                "-validity",
                "2",
                "-storetype",
                "PKCS12",
                "-keystore",
                file.toString(),
                "-storepass",
                PASSWORD)
            .redirectErrorStream(true)
            .start();
    try {
      String output = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertTrue(process.waitFor(60, TimeUnit.SECONDS), output);
      assertEquals(0, process.exitValue(), output);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void certificateIsTrustedByTheContext() {
    try (HttpRegistry registry = HttpRegistry.builder(stub.url()).sslContext(context).build()) {
      assertEquals(List.of("a"), registry.subjects());
    }
  }

  @Test
  void unknownCertificateIsNotTrusted() {
    try (HttpRegistry registry =
        HttpRegistry.builder(stub.url())
            .retries(0)
            .requestTimeout(Duration.ofSeconds(30))
            .build()) {
      RegistryException e = assertThrows(RegistryException.class, registry::subjects);
      String message = String.valueOf(e.getMessage());
      assertTrue(message.contains("was not answered: SSLHandshakeException: "), message);
      assertTrue(
          message.endsWith("give the client an SSLContext that trusts the registry's certificate"),
          message);
      assertEquals(List.of(), stub.lines());
    }
  }
}
