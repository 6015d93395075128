package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsReaderTest {

  private final Map<String, String> environment = new HashMap<>();
  private final Path file;

  SettingsReaderTest(@TempDir Path folder) {
    file = folder.resolve("registry.properties");
  }

  private RegistrySettings read(String... line) throws IOException {
    return SettingsReader.read(Arguments.parse(RegistryOptions.ALL, List.of(line)), environment);
  }

  private RegistrySettings readFile(String text) throws IOException {
    Files.writeString(file, text);
    return read("--config=" + file);
  }

  private String refusal(String... line) {
    return String.valueOf(assertThrows(UsageException.class, () -> read(line)).getMessage());
  }

  private String refusalOfFile(String text) {
    return String.valueOf(assertThrows(UsageException.class, () -> readFile(text)).getMessage());
  }

  @Test
  void optionIsEnough() throws IOException {
    RegistrySettings settings = read("--url=http://a:8081,https://b/registry");
    assertEquals(
        List.of(URI.create("http://a:8081"), URI.create("https://b/registry")), settings.urls());
    assertEquals(Optional.empty(), settings.user());
    assertEquals(Optional.empty(), settings.token());
    assertEquals(Duration.ofSeconds(30), settings.timeout());
    assertTrue(TlsContext.of(settings).isEmpty());
  }

  @Test
  void optionComesBeforeVariableBeforeFile() throws IOException {
    Files.writeString(file, "schema.registry.url=http://file\nbasic.auth.user.info=me:file");
    assertEquals("[http://file]", read("--config=" + file).toString());
    environment.put("SCHEMA_REGISTRY_URL", "http://variable");
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:variable");
    RegistrySettings settings = read("--config=" + file);
    assertEquals("[http://variable]", settings.toString());
    assertEquals(Optional.of(new RegistryUser("me", "variable")), settings.user());
    assertEquals("[http://option]", read("--url=http://option").toString());
  }

  @Test
  void keysOfKafkasClientsCount() throws IOException {
    RegistrySettings settings =
        readFile(
            """
            bootstrap.servers=localhost:9092
            schema.registry.url=http://a
            bearer.auth.credentials.source=STATIC_TOKEN
            bearer.auth.token=t0ken
            """);
    assertEquals(Optional.of("t0ken"), settings.token());
    assertEquals(List.of("t0ken"), settings.secrets());
  }

  @Test
  void emptyVariableCountsAsMissing() throws IOException {
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "");
    assertEquals(Optional.empty(), read("--url=http://a").user());
  }

  @Test
  void variablesOfOthersAreIgnored() throws IOException {
    environment.put("SCHEMA_REGISTRY_PORT", "tcp://10.0.0.1:8081");
    assertEquals("[http://a]", read("--url=http://a").toString());
  }

  @Test
  void passwordMayHaveColonsAndUrlsOfFilesMayHaveUsers() throws IOException {
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:a:b");
    assertEquals(Optional.of(new RegistryUser("me", "a:b")), read("--url=http://a").user());
    environment.clear();
    environment.put("SCHEMA_REGISTRY_URL", "http://me:p%40ss@a:1/x");
    RegistrySettings settings = read();
    assertEquals("[http://a:1/x]", settings.toString());
    assertEquals(Optional.of(new RegistryUser("me", "p@ss")), settings.user());
    assertTrue(settings.secrets().contains("p@ss"));
  }

  @Test
  void credentialsOnTheCommandLineAreRefused() {
    String message = refusal("--url=http://me:s3cret@a");
    assertTrue(message.contains("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO"), message);
    assertFalse(message.contains("s3cret"), message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost:8081", "ftp://a", "http://", "", "http://a,", "http://s3cret^", "a b"})
  void textsThatAreNoUrlsAreRefusedWithoutRepeatingThem(String text) {
    assertEquals(
        "--url is not an http or https URL, such as http://localhost:8081.",
        refusal("--url=" + text));
  }

  @Test
  void missingUrlIsRefused() {
    assertEquals("The registry is unknown. Give --url.", refusal());
  }

  @Test
  void wrongFilesAreRefused() {
    assertEquals(file + " does not exist.", refusal("--config=" + file));
    assertEquals(file + " is not a properties file in UTF-8.", refusalOfFile("a=\\u12"));
    assertEquals(
        file
            + " has the unknown key schema.registry.basic.auth.userinfo."
            + " Did you mean schema.registry.basic.auth.user.info?",
        refusalOfFile("schema.registry.basic.auth.userinfo=me:s3cret"));
  }

  @Test
  void wrongCredentialsAreRefusedWithoutRepeatingThem() {
    String url = "schema.registry.url=http://a\n";
    assertEquals(
        "schema.registry.basic.auth.user.info is not of the form user:password.",
        refusalOfFile(url + "basic.auth.user.info=s3cret"));
    assertEquals(
        "There are a user and a bearer token, but a request can have only one of them.",
        refusalOfFile(url + "basic.auth.user.info=me:s3cret\nbearer.auth.token=s3cret"));
    assertEquals(
        "schema.registry.basic.auth.credentials.source is not supported here, except USER_INFO"
            + " and URL.",
        refusalOfFile(url + "basic.auth.credentials.source=SASL_INHERIT"));
  }

  @Test
  void textsOfSettingsDoNotShowCredentials() throws IOException {
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:s3cret");
    environment.put("SCHEMA_REGISTRY_SSL_KEYSTORE_LOCATION", "keys.p12");
    environment.put("SCHEMA_REGISTRY_SSL_KEYSTORE_PASSWORD", "s3cret");
    RegistrySettings settings = read("--url=http://a");
    assertEquals("[http://a]", settings.toString());
    assertEquals("me", settings.user().orElseThrow().toString());
    assertEquals("keys.p12", settings.own().orElseThrow().toString());
    assertEquals("s3cret", settings.own().orElseThrow().keyPassword());
  }

  @Test
  void timeoutIsANumberOfSeconds() throws IOException {
    assertEquals(Duration.ofSeconds(5), read("--url=http://a", "--timeout=5").timeout());
    for (String wrong : List.of("0", "-1", "5s", "99999")) {
      assertEquals(
          "--timeout is a number of seconds, from 1 to 9999.",
          refusal("--url=http://a", "--timeout=" + wrong));
    }
  }

  @Test
  void keyFilesThatCannotBeReadAreRefusedWithoutTheirPasswords() throws IOException {
    Path store = Files.writeString(file.resolveSibling("trust.p12"), "not a store");
    environment.put("SCHEMA_REGISTRY_SSL_TRUSTSTORE_LOCATION", store.toString());
    environment.put("SCHEMA_REGISTRY_SSL_TRUSTSTORE_PASSWORD", "s3cret");
    RegistrySettings settings = read("--url=https://a");
    String message = assertThrows(UsageException.class, () -> TlsContext.of(settings)).getMessage();
    assertEquals(store + " cannot be read as pkcs12. Check its path, type and password.", message);
  }
}
