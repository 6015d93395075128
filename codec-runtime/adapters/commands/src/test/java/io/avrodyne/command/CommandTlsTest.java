package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.registry.HttpRegistryBuilder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands against a server that has a certificate of its own, and wants one of its clients. */
class CommandTlsTest {

  private static final String PASSWORD = "s3cret";

  private final Shell shell;
  private final Path keys;
  private StubServer server;

  CommandTlsTest(@TempDir Path folder) {
    shell = new Shell(folder);
    keys = folder.resolve("keys.p12");
    shell.connector = HttpRegistryBuilder::build;
    shell.environment.put("SCHEMA_REGISTRY_SSL_TRUSTSTORE_LOCATION", keys.toString());
    shell.environment.put("SCHEMA_REGISTRY_SSL_TRUSTSTORE_PASSWORD", PASSWORD);
    shell.environment.put("SCHEMA_REGISTRY_SSL_KEYSTORE_LOCATION", keys.toString());
    shell.environment.put("SCHEMA_REGISTRY_SSL_KEYSTORE_PASSWORD", PASSWORD);
  }

  @BeforeEach
  void start() throws Exception {
    makeKeys();
    server = new StubServer(context());
    server.on("GET /subjects", 200, "[]");
    shell.environment.put("SCHEMA_REGISTRY_URL", server.url());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void makeKeys() throws Exception {
    Process process =
        new ProcessBuilder(
                (Path.of(System.getProperty("java.home"), "bin", "keytool")
                        + " -genkeypair -keyalg EC -dname CN=registry -ext san=ip:127.0.0.1"
                        + " -validity 2 -storetype PKCS12 -storepass "
                        + PASSWORD
                        + " -keystore "
                        + keys)
                    .split(" "))
            .redirectErrorStream(true)
            .start();
    try {
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(process.waitFor(1, TimeUnit.MINUTES), output);
      assertEquals(0, process.exitValue(), output);
    } finally {
      process.destroyForcibly();
    }
  }

  /** Returns the context of a server with the keys, which trusts clients that have the same. */
  private SSLContext context() throws Exception {
    KeyStore store = KeyStore.getInstance(keys.toFile(), PASSWORD.toCharArray());
    KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(store, PASSWORD.toCharArray());
    TrustManagerFactory trusted =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trusted.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    return context;
  }

  private Outcome fetch() {
    return shell.run("fetch", "--subject=*", "--into", shell.folder.resolve("history").toString());
  }

  @Test
  void filesOfTheSettingsMakeTheConnection() {
    assertEquals(
        List.of("None of the 0 subjects of the registry matches --subject."), fetch().err());
    assertEquals(List.of("GET /subjects null"), server.requests);
  }

  @Test
  void unknownCertificateIsNotTrusted() {
    shell.environment.remove("SCHEMA_REGISTRY_SSL_TRUSTSTORE_LOCATION");
    shell.environment.remove("SCHEMA_REGISTRY_SSL_TRUSTSTORE_PASSWORD");
    Outcome outcome = fetch();
    assertEquals(ExitCode.FAILED, outcome.code());
    assertTrue(outcome.err().get(0).contains("find valid certification path"), outcome::toString);
    assertTrue(
        outcome.err().get(0).contains("set schema.registry.ssl.truststore.location or "),
        outcome::toString);
    assertEquals(List.of(), server.requests);
  }

  @Test
  void wrongPasswordIsRefusedWithoutRepeatingIt() {
    shell.environment.put("SCHEMA_REGISTRY_SSL_KEYSTORE_PASSWORD", "wr0ng");
    Outcome outcome = fetch();
    assertEquals(ExitCode.USAGE, outcome.code());
    assertFalse(outcome.toString().contains("wr0ng"), outcome::toString);
  }
}
