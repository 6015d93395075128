package io.avrodyne.registry;

import static io.avrodyne.registry.Schemas.quoted;
import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.frame.SchemaId;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of answers that are wrong, too large or hostile. */
@Timeout(60)
class HttpAnswersTest {

  private static final String BY_ID = "GET /schemas/ids/7";

  private final StubRegistry stub = new StubRegistry();
  private final HttpRegistry registry =
      HttpRegistry.builder(stub.url())
          .pauses(Duration.ofMillis(1), Duration.ofMillis(2))
          .maxAnswerBytes(1 << 20)
          .build();

  @AfterEach
  void close() {
    registry.close();
    stub.close();
  }

  private RegistryException failure() {
    return assertThrows(RegistryException.class, () -> registry.find(SchemaId.id(7)));
  }

  private void assertFailure(String end) {
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.startsWith("schema id 7: "), message);
    assertTrue(message.endsWith(end), message);
    assertEquals(1, stub.lines().size());
  }

  private static StubRegistry.Reply page(int status, String type, String body) {
    return exchange -> {
      exchange.getResponseHeaders().set("Content-Type", type);
      StubRegistry.send(exchange, status, body.getBytes(UTF_8));
    };
  }

  @Test
  void pageIsNotASchema() {
    stub.on(BY_ID, page(200, "text/html", "<html>Welcome</html>"));
    assertFailure(
        " was answered with status 200 and 20 bytes of text/html, which is not JSON, or not all of"
            + " it. Check that the URL is that of a registry's API; Apicurio's ends with"
            + " /apis/ccompat/v7");
  }

  @Test
  void pageIsNotAnError() {
    stub.on(BY_ID, page(404, "text/html", "<html>Not here</html>"));
    assertFailure(
        " was answered with status 404. Check the URL of the registry; Apicurio's ends with"
            + " /apis/ccompat/v7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"version\":-3| has version -3 at character 37, but must have at least 1",
        "\"version\":0| has version 0 at character 37, but must have at least 1",
        "\"version\":2147483648| has a number instead of an integer of 32 bits at character 37",
        "\"version\":1.0| has a number instead of an integer at character 37",
        "\"version\":1e3| has a number instead of an integer at character 37",
        "\"version\":\"1\"| has a string instead of an integer at character 37",
        "\"version\":null| has no version",
        "\"x\":1| has no version"
      })
  void wrongVersionsAreRefused(String version, String fact) {
    String body = "{\"id\":7,\"schema\":\"\\\"int\\\"\"," + version + "}";
    String subject = "/subjects/o";
    stub.on("GET " + subject + "/versions/3", json(200, body))
        .on("GET " + subject + "/versions/latest", json(200, body))
        .on("POST " + subject, json(200, body))
        .on("POST " + subject + "/versions", json(200, body));
    List<Executable> requests =
        new ArrayList<>(
            List.of(
                () -> registry.version("o", 3),
                () -> registry.latest("o"),
                () -> registry.lookUp("o", Schemas.ORDER)));
    if (!fact.equals("has no version")) { // Registries do not tell the version that they add.
      requests.add(() -> registry.register("o", Schemas.ORDER));
    }
    for (Executable request : requests) {
      String message = String.valueOf(assertThrows(RegistryException.class, request).getMessage());
      assertTrue(message.contains(", which " + fact + ". Check that the URL"), message);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-3", "0", "2147483648", "1.5", "null", "\"1\""})
  void wrongVersionsInListsAreRefused(String version) {
    stub.on("GET /subjects/o/versions", json(200, "[1," + version + "]"));
    String message =
        String.valueOf(
            assertThrows(RegistryException.class, () -> registry.versions("o")).getMessage());
    assertTrue(message.contains(", which has "), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]| has an array instead of an object at character 0",
        "\"x\"| has a string instead of an object at character 0",
        "{\"schema\":7}| has a number instead of a string at character 10",
        "{\"schema\":{}}| has an object instead of a string at character 10",
        "{\"schema\":null}| has no schema",
        "{}| has no schema",
        "{\"schema\":\"| is not JSON, or not all of it",
        "{\"schema\":\"int\"| is not JSON, or not all of it",
        "{\"schema\":\"int\"} {}| has more after its end",
        "{\"schema\":\"int\",\"references\":7}| has a number instead of an array at character 29",
        "{\"schema\":\"int\",\"references\":[7]}| has a number instead of an object at character 30",
        "{\"schema\":\"int\",\"references\":[{}]}| has a reference without a subject or a version",
        "{\"schema\":\"int\",\"id\":-7}| has id -7 at character 21, but must have at least 0",
        "{\"schema\":\"int\",\"references\":[{\"version\":-1}]}"
            + "| has version -1 at character 41, but must have at least 1",
        "{\"schema\":\"int\",\"guid\":\"7\"}| has a guid that is not a UUID"
      })
  void wrongTypesAreRefused(String body, String fact) {
    stub.on(BY_ID, json(200, body));
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.contains(", which " + fact.strip() + ". Check that the URL"), message);
  }

  @Test
  void emptyAnswerIsRefused() {
    stub.on(BY_ID, exchange -> StubRegistry.send(exchange, 200, new byte[0]));
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.contains("0 bytes of unknown type, which has nothing instead of"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"id\":\"7\"}| has a string instead of an integer at character 6",
        "{\"id\":7.5}| has a number instead of an integer at character 6",
        "{\"id\":3000000000}| has a number instead of an integer of 32 bits at character 6",
        "{\"version\":1}| has no id"
      })
  void wrongIdsAreRefused(String body, String fact) {
    stub.on("POST /subjects/o/versions", json(200, body));
    RegistryException e =
        assertThrows(RegistryException.class, () -> registry.register("o", Schemas.ORDER));
    assertTrue(
        String.valueOf(e.getMessage()).contains(", which " + fact.strip() + ". Check"),
        e::getMessage);
  }

  @Test
  void wrongListsAndVerdictsAreRefused() {
    stub.on("GET /subjects", json(200, "[7]"))
        .on("GET /subjects/o/versions", json(200, "{}"))
        .on("POST /compatibility/subjects/o/versions?verbose=true", json(200, "{}"));
    assertThrows(RegistryException.class, registry::subjects);
    assertThrows(RegistryException.class, () -> registry.versions("o"));
    assertThrows(RegistryException.class, () -> registry.check("o", Schemas.ORDER, List.of()));
  }

  @Test
  void tenMegabytesAreCutOff() {
    stub.on(BY_ID, json(200, "{\"schema\":\"" + "x".repeat(10 << 20) + "\"}"));
    assertFailure(
        " was answered with more than 1048576 bytes. Check the URL, or raise maxAnswerBytes of the"
            + " client");
  }

  @Test
  void endlessAnswerIsCutOff() {
    stub.on(
        BY_ID,
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          OutputStream body = exchange.getResponseBody();
          byte[] part = "[[[[[[[[".repeat(1_000).getBytes(UTF_8);
          while (true) {
            body.write(part);
          }
        });
    assertFailure(
        " was answered with more than 1048576 bytes. Check the URL, or raise maxAnswerBytes of the"
            + " client");
  }

  @Test
  void answerOfTheMaximumSizeIsRead() {
    String text = "{\"schema\":\"\\\"int\\\"\",\"x\":\"";
    String padding = "x".repeat((1 << 20) - text.length() - 2);
    stub.on(BY_ID, json(200, text + padding + "\"}"));
    assertEquals("\"int\"", String.valueOf(registry.find(SchemaId.id(7))));
  }

  @Test
  void nestedAnswerIsRefused() {
    stub.on(BY_ID, json(200, "{\"x\":" + "[".repeat(500_000)));
    assertFailure(
        ", which is not JSON, or not all of it. Check that the URL is that of a registry's API;"
            + " Apicurio's ends with /apis/ccompat/v7");
  }

  @Test
  void compressedAnswerIsRefused() {
    stub.on(
        BY_ID,
        exchange -> {
          exchange.getResponseHeaders().set("Content-Encoding", "gzip");
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          StubRegistry.send(exchange, 200, new byte[] {0x1f, (byte) 0x8b, 8, 1, 2, 3});
        });
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.contains("6 bytes of gzip of application/json"), message);
  }

  @Test
  void redirectIsNotFollowed() {
    try (StubRegistry other = new StubRegistry()) {
      stub.on(
          BY_ID,
          exchange -> {
            String target = "http://user:word@127.0.0.1:" + other.port() + "/schemas/ids/7?key=x";
            exchange.getResponseHeaders().set("Location", target);
            StubRegistry.send(exchange, 302, new byte[0]);
          });
      assertFailure(
          " was answered with status 302, which leads to http://127.0.0.1:"
              + other.port()
              + "/schemas/ids/7. Redirects are not followed: use the URL that it leads to");
      assertEquals(List.of(), other.lines());
    }
  }

  @Test
  void messageOfTheRegistryIsMadeFitForALog() {
    stub.on(BY_ID, error(500, 50001, "a\\u0007b\\nc\\u202ed" + "x".repeat(1_000)));
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.contains("code 50001: a b c d" + "x".repeat(490)), message);
    assertTrue(message.length() < 700, message);
    assertFalse(message.contains("\n"), message);
  }

  @Test
  void schemaThatIsNoneIsRefused() {
    stub.on(BY_ID, json(200, "{\"schema\":\"{\\\"type\\\":\\\"recorder\\\"}\"}"));
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.startsWith("schema id 7: schema id 7 cannot be read: not an Avro schema"));
    assertTrue(message.endsWith(". Correct it in the registry"), message);
  }

  @Test
  void schemaOfAnotherFormatIsRefused() {
    stub.on(
        BY_ID, json(200, "{\"schemaType\":\"PROTOBUF\",\"schema\":\"syntax = \\\"proto3\\\";\"}"));
    assertEquals(
        "schema id 7: schema id 7 is not an Avro schema but PROTOBUF. Read its data with a library"
            + " for that format",
        failure().getMessage());
  }

  @Test
  void hostileSchemaIsRefused() {
    String deep = "{\"type\":\"array\",\"items\":".repeat(600) + "\"int\"" + "}".repeat(600);
    stub.on(BY_ID, json(200, "{\"schema\":" + quoted(deep) + "}"));
    String message = String.valueOf(failure().getMessage());
    assertTrue(message.contains("nested deeper than 500 levels"), message);
  }

  @Test
  void limitsOfSchemasAreThoseOfTheClient() {
    stub.on(BY_ID, json(200, "{\"schema\":" + quoted(Schemas.ORDER_TEXT) + "}"));
    SchemaLimits limits = SchemaLimits.DEFAULT.withMaxTextLength(20);
    try (HttpRegistry strict = HttpRegistry.builder(stub.url()).schemaLimits(limits).build()) {
      RegistryException e =
          assertThrows(RegistryException.class, () -> strict.find(SchemaId.id(7)));
      assertEquals(
          "schema id 7: it has more than 20 characters, references included. Raise schemaLimits of"
              + " the client",
          e.getMessage());
    }
  }
}
