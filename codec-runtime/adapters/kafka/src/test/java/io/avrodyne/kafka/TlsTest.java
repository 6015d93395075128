package io.avrodyne.kafka;

import static io.avrodyne.kafka.Failures.assertContains;
import static io.avrodyne.kafka.Failures.assertLacks;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.avrodyne.kafka.shop.Order;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A registry over TLS, with a certificate that only the test's truststore knows. */
class TlsTest {

  private static final String PASSWORD = "changeit";
  private static final byte[] DATUM = OrderAvroCodec.INSTANCE.encode(new Order("o-1", 1250, "EUR"));

  @TempDir private static Path folder;

  private final Map<String, Object> settings =
      new HashMap<>(Map.of("avrodyne.value.types", Order.class.getName(), "max.retries", "0"));

  @BeforeAll
  static void createCertificate() throws Exception {
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keystore",
                folder.resolve("registry.p12").toString(),
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-alias",
                "registry",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost,ip:127.0.0.1")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("keytool.txt").toFile())
            .start();
    assertTrue(keytool.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, keytool.exitValue(), () -> read(folder.resolve("keytool.txt")));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Test
  void theTruststoreIsThatOfTheSettings() throws Exception {
    try (StubRegistry registry = registry()) {
      settings.put("schema.registry.url", registry.url().replace("http:", "https:"));
      SerializationException thrown = assertThrows(SerializationException.class, this::deserialize);
      assertContains("schema id 3", thrown);
      assertContains("set schema.registry.ssl.truststore.location or ", thrown);

      settings.put("schema.registry.ssl.truststore.location", folder + "/registry.p12");
      settings.put("schema.registry.ssl.truststore.type", "PKCS12");
      settings.put("schema.registry.ssl.truststore.password", PASSWORD);
      assertEquals(new Order("o-1", 1250, "EUR"), deserialize());
    }
  }

  @Test
  void aWrongPasswordIsNotPrinted() {
    settings.put("schema.registry.url", "https://localhost:1");
    settings.put("schema.registry.ssl.truststore.location", folder + "/registry.p12");
    settings.put("schema.registry.ssl.truststore.type", "PKCS12");
    settings.put("schema.registry.ssl.truststore.password", "s3cret");
    ConfigException thrown = assertThrows(ConfigException.class, this::deserialize);
    assertContains("schema.registry.ssl.truststore.location", thrown);
    assertLacks("s3cret", thrown);
  }

  private Order deserialize() {
    try (AvrodyneDeserializer<Order> deserializer = new AvrodyneDeserializer<>()) {
      deserializer.configure(settings, false);
      return Objects.requireNonNull(deserializer.deserialize("orders", Bytes.prefixed(3, DATUM)));
    }
  }

  private static StubRegistry registry() throws Exception {
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream stored = Files.newInputStream(folder.resolve("registry.p12"))) {
      keys.load(stored, PASSWORD.toCharArray());
    }
    KeyManagerFactory managers =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(keys, PASSWORD.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    HttpsServer server =
        HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(context));
    StubRegistry registry = new StubRegistry(server);
    registry.answer(
        "GET /schemas/ids/3",
        200,
        "{\"schema\":\""
            + OrderAvroCodec.INSTANCE.schema().toString().replace("\"", "\\\"")
            + "\"}");
    return registry;
  }
}
