package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.registry.settings.RegistryKeys;
import io.avrodyne.registry.settings.RegistrySettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  private static void assertFound(String expected, String key, RegistrySettings settings) {
    assertEquals(Optional.of(expected), settings.find(key));
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
    assertFound("http://a:8081,https://b/registry", RegistryKeys.URL, settings);
    assertFound("30000", RegistryKeys.READ_TIMEOUT, settings);
    assertEquals(Optional.empty(), settings.find(RegistryKeys.USER_INFO));
    settings.client().build().close();
  }

  @Test
  void optionComesBeforeVariableBeforeFile() throws IOException {
    Files.writeString(file, "schema.registry.url=http://file\nbasic.auth.user.info=me:file");
    assertFound("http://file", RegistryKeys.URL, read("--config=" + file));
    environment.put("SCHEMA_REGISTRY_URL", "http://variable");
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:variable");
    RegistrySettings settings = read("--config=" + file);
    assertFound("http://variable", RegistryKeys.URL, settings);
    assertFound("me:variable", RegistryKeys.USER_INFO, settings);
    assertFound("http://option", RegistryKeys.URL, read("--url=http://option"));
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
            schema.registry.http.read.timeout.ms=7000
            schema.registry.ssl.truststore.certificates=
            """);
    assertFound("t0ken", RegistryKeys.BEARER_TOKEN, settings);
    assertFound("7000", RegistryKeys.READ_TIMEOUT, settings);
    settings.client().build().close();
  }

  @Test
  void passwordKeepsItsBlanks() throws IOException {
    String text = "schema.registry.url=http://a\nbasic.auth.user.info=me:p \n";
    assertFound("me:p ", RegistryKeys.USER_INFO, readFile(text));
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me: v ");
    assertFound("me: v ", RegistryKeys.USER_INFO, readFile(text));
  }

  @Test
  void emptyVariableCountsAsMissing() throws IOException {
    environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "");
    assertEquals(Optional.empty(), read("--url=http://a").find(RegistryKeys.USER_INFO));
  }

  @Test
  void variablesOfOthersAreIgnored() throws IOException {
    environment.put("SCHEMA_REGISTRY_PORT", "tcp://10.0.0.1:8081");
    read("--url=http://a").client().build().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://me:s3cret@a", "http://a,https://me:s3cret@a", "http://s3cret^@a"})
  void credentialsOnTheCommandLineAreRefused(String url) {
    String message = refusal("--url=" + url);
    assertTrue(message.contains("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO"), message);
    assertFalse(message.contains("s3cret"), message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost:8081",
        "ftp://a",
        "http://",
        "",
        "http://s3cret^",
        "a b",
        "http://a/b@c"
      })
  void textsThatAreNoUrlsAreRefusedWithoutRepeatingThem(String text) {
    String message = refusal("--url=" + text);
    assertTrue(message.startsWith("--url cannot be used. "), message);
    assertTrue(text.isEmpty() || !message.contains(text), message);
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

  @ParameterizedTest
  @CsvSource({
    "avrodyne.registry.timout.ms, avrodyne.registry.timeout.ms",
    "avrodyne.apicurio.uri, avrodyne.apicurio.url"
  })
  void misspeltKeyOfThisLibraryIsRefused(String key, String near) throws IOException {
    assertEquals(
        file + " has the unknown key " + key + ". Did you mean " + near + "?",
        refusalOfFile("schema.registry.url=http://a\n" + key + "=1"));
    String url = "schema.registry.url=http://a\n";
    readFile(url + near + "=http://a\navrodyne.value.type=x");
  }

  @Test
  void totalTimeFollowsThatOfARequest() throws IOException {
    assertFound("90000", RegistryKeys.TOTAL_TIMEOUT, read("--url=http://a"));
    String url = "schema.registry.url=http://a\n";
    RegistrySettings ofFile = readFile(url + "http.read.timeout.ms=120000");
    assertFound("360000", RegistryKeys.TOTAL_TIMEOUT, ofFile);
    String given = "http.read.timeout.ms=120000\navrodyne.registry.timeout.ms=7\n";
    assertFound("7", RegistryKeys.TOTAL_TIMEOUT, readFile(url + given));
    assertFound("3000", RegistryKeys.TOTAL_TIMEOUT, read("--config=" + file, "--timeout=1"));
    environment.put("SCHEMA_REGISTRY_HTTP_READ_TIMEOUT_MS", " 80000000 ");
    RegistrySettings ofVariable = read("--url=http://a");
    assertFound("86400000", RegistryKeys.TOTAL_TIMEOUT, ofVariable);
    ofVariable.client().build().close();
    environment.put("SCHEMA_REGISTRY_HTTP_READ_TIMEOUT_MS", "1 s");
    String message =
        String.valueOf(
            assertThrows(IllegalArgumentException.class, () -> read("--url=http://a").client())
                .getMessage());
    assertTrue(message.contains("http.read.timeout.ms must be"), message);
  }

  @Test
  void timeoutIsANumberOfSeconds() throws IOException {
    environment.put("SCHEMA_REGISTRY_HTTP_READ_TIMEOUT_MS", "7000");
    assertFound("7000", RegistryKeys.READ_TIMEOUT, read("--url=http://a"));
    RegistrySettings settings = read("--url=http://a", "--timeout=3");
    assertFound("3000", RegistryKeys.READ_TIMEOUT, settings);
    assertFound("3000", RegistryKeys.CONNECT_TIMEOUT, settings);
    assertFound("9000", RegistryKeys.TOTAL_TIMEOUT, settings);
    for (String wrong : List.of("0", "-1", "5s", "99999")) {
      assertEquals(
          "--timeout is a number of seconds, from 1 to 9999.",
          refusal("--url=http://a", "--timeout=" + wrong));
    }
  }
}
