package io.avrodyne.command;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.registry.HttpRegistryBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Registries over HTTP that refuse, or answer with something else. */
class RegistryFaultsTest {

  private static final String LOOK_UP = "POST /subjects/shop.Order";
  private static final String REGISTER = "POST /subjects/shop.Order/versions";

  private final Shell shell;
  private final StubServer server = new StubServer();

  RegistryFaultsTest(@TempDir Path folder) {
    shell = new Shell(folder);
    shell.connector = HttpRegistryBuilder::build;
    shell.environment.put("SCHEMA_REGISTRY_URL", server.url());
    shell.environment.put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:s3cret");
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Outcome register() {
    return shell.run("register", shell.classes(), "--subject-strategy=record", "--timeout=5");
  }

  private Outcome fetch() {
    return shell.run("fetch", "--subject=*", "--into", shell.folder.resolve("history").toString());
  }

  private static void assertFailed(Outcome outcome, String piece) {
    assertEquals(ExitCode.FAILED, outcome.code(), outcome::toString);
    assertEquals(1, outcome.err().size(), outcome::toString);
    assertTrue(outcome.err().get(0).contains(piece), outcome::toString);
    assertFalse(outcome.toString().contains("s3cret"), outcome::toString);
  }

  @ParameterizedTest
  @CsvSource({"401, 40101", "403, 40301", "422, 42201", "500, 50001", "302, 0"})
  void refusalsOfLookUpFail(int status, int code) {
    server.on(LOOK_UP, status, "{\"error_code\":" + code + ",\"message\":\"not s3cret\"}");
    assertFailed(register(), Integer.toString(status));
    assertFalse(server.requests.toString().contains(" null"), server.requests::toString);
  }

  @ParameterizedTest
  @CsvSource({"'<html>'", "''", "'{}'", "'{\"id\":\"x\"}'", "'[1]'"})
  void answersWithoutMeaningFail(String body) {
    server.on(LOOK_UP, 200, body);
    assertFailed(register(), "shop.Order");
  }

  @Test
  void answerThatIsTooLargeFails() {
    server.on("GET /subjects", 200, "[\"" + "x".repeat(10_000_000) + "\"]");
    assertFailed(fetch(), "bytes");
  }

  @Test
  void conflictOfARegistrationIsARefusal() {
    server.on(REGISTER, 409, "{\"error_code\":409,\"message\":\"a field has no default\"}");
    Outcome outcome = register();
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertTrue(outcome.err().get(0).contains("a field has no default"), outcome::toString);
    assertEquals(
        "shop.Order -> shop.Order and the schemas after it were not registered.",
        outcome.err().get(1));
  }

  @Test
  void registryThatIsDownFails() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      shell.environment.put("SCHEMA_REGISTRY_URL", "http://127.0.0.1:" + socket.getLocalPort());
    }
    assertFailed(register(), "was not answered");
  }

  @Test
  void registryThatIsSilentFails() {
    server.hold("GET /subjects");
    shell.environment.put("SCHEMA_REGISTRY_HTTP_READ_TIMEOUT_MS", "200");
    shell.environment.put("SCHEMA_REGISTRY_MAX_RETRIES", "0");
    assertFailed(fetch(), "was not answered in time. Check the registry, or raise --timeout");
  }

  @Test
  void versionThatVanishesIsLeftOut() {
    server
        .on("GET /subjects", 200, "[\"orders-value\"]")
        .on("GET /subjects/orders-value/versions", 200, "[1]")
        .on("GET /subjects/orders-value/versions/1", 404, "{\"error_code\":40402}");
    assertEquals(new Outcome(ExitCode.DONE, List.of(), List.of()), fetch());
  }

  @Test
  void schemaThatIsNoneIsNotWritten() {
    server
        .on("GET /subjects", 200, "[\"orders-value\"]")
        .on("GET /subjects/orders-value/versions", 200, "[1]")
        .on(
            "GET /subjects/orders-value/versions/1",
            200,
            "{\"subject\":\"orders-value\",\"version\":1,\"id\":1,\"schema\":\"{\"}");
    assertFailed(fetch(), "orders-value");
    assertFalse(Files.exists(shell.folder.resolve("history")));
  }

  @Test
  void subjectsOfOtherFormatsDoNotEndASearch() {
    String text = Shell.record("shop.Order", "id");
    Schema order = new Schema.Parser().parse(text);
    long fingerprint = Long.reverseBytes(SchemaNormalization.parsingFingerprint64(order));
    String start = "{\"subject\":\"a\",\"version\":1,\"id\":1,\"schemaType\":";
    server
        .on("GET /subjects", 200, "[\"a\",\"b\",\"c\"]")
        .on("GET /subjects/a/versions", 200, "[1]")
        .on("GET /subjects/a/versions/1", 200, start + "\"JSON\",\"schema\":\"{}\"}")
        .on("GET /subjects/b/versions", 200, "[1]")
        .on("GET /subjects/b/versions/1", 200, start + "\"PROTOBUF\",\"schema\":\"x\"}")
        .on("GET /subjects/c/versions", 200, "[1]")
        .on(
            "GET /subjects/c/versions/1",
            200,
            start + "\"AVRO\",\"schema\":\"" + text.replace("\"", "\\\"") + "\"}");
    shell.input = ("c301" + String.format("%016x", fingerprint) + "54").getBytes(US_ASCII);
    assertEquals(
        new Outcome(ExitCode.DONE, List.of("{\"id\":42}"), List.of()),
        shell.run("print", "--encoding=hex"));
  }

  @Test
  void interruptionEndsTheCommand() {
    Thread.currentThread().interrupt();
    Outcome outcome = register();
    assertTrue(Thread.interrupted());
    assertFailed(outcome, "interrupted");
  }
}
