package io.avrodyne.registry;

import static io.avrodyne.registry.Schemas.quoted;
import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of schemas that refer to other subjects. */
class HttpReferencesTest {

  private static final String BY_ID = "GET /schemas/ids/7";

  private final StubRegistry stub = new StubRegistry();
  private final HttpRegistry registry = HttpRegistry.builder(stub.url()).build();

  @AfterEach
  void close() {
    registry.close();
    stub.close();
  }

  private static SchemaReference to(String subject) {
    return new SchemaReference("shop." + subject, subject, 1);
  }

  /** Returns an answer with a text that refers to version 1 of subjects. */
  private static StubRegistry.Reply schema(String text, String... subjects) {
    String references =
        Stream.of(subjects)
            .map(HttpReferencesTest::to)
            .map(
                to ->
                    "{\"name\":\""
                        + to.name()
                        + "\",\"subject\":\""
                        + to.subject()
                        + "\",\"version\":1}")
            .collect(Collectors.joining(","));
    return json(
        200,
        "{\"id\":7,\"version\":1,\"schema\":"
            + quoted(text)
            + ",\"references\":["
            + references
            + "]}");
  }

  private void define(String subject, String text, String... subjects) {
    stub.on(path(subject), schema(text, subjects));
  }

  private static String path(String subject) {
    return "GET /subjects/" + subject + "/versions/1?deleted=true";
  }

  private static String record(String name, String fields) {
    return "{\"type\":\"record\",\"name\":\"shop." + name + "\",\"fields\":[" + fields + "]}";
  }

  private static String field(String name) {
    return "{\"name\":\"f" + name + "\",\"type\":\"shop." + name + "\"}";
  }

  private String failure(HttpRegistry asked) {
    RegistryException e = assertThrows(RegistryException.class, () -> asked.find(SchemaId.id(7)));
    return String.valueOf(e.getMessage());
  }

  @Test
  void schemaHasTheTypesThatItRefersTo() {
    stub.on(BY_ID, schema(Schemas.BASKET_TEXT, "Line"));
    define("Line", Schemas.LINE.toString());

    assertEquals(Schemas.BASKET, registry.find(SchemaId.id(7)));
    assertEquals(List.of(BY_ID, path("Line")), stub.lines());
  }

  @Test
  void versionsKeepTheirReferences() {
    stub.on("GET /subjects/o/versions/latest", schema(Schemas.BASKET_TEXT, "Line"));
    define("Line", Schemas.LINE.toString());

    RegisteredSchema latest = registry.latest("o").orElseThrow();

    assertEquals(Schemas.BASKET, latest.schema());
    assertEquals(List.of(to("Line")), latest.references());
  }

  @Test
  void longSubjectsThatDifferAtTheirEndsAreDifferent() {
    String same = "s".repeat(600);
    String text =
        "{\"schema\":"
            + quoted(record("A", field("B") + "," + field("C")))
            + ",\"references\":["
            + "{\"name\":\"shop.B\",\"subject\":\"%1$sB\",\"version\":1},"
            + "{\"name\":\"shop.C\",\"subject\":\"%1$sC\",\"version\":1}]}";
    stub.on(BY_ID, json(200, String.format(text, same)));
    define(same + "B", record("B", ""));
    define(same + "C", record("C", ""));

    Schema found = registry.find(SchemaId.id(7));

    assertEquals(
        List.of("B", "C"),
        Objects.requireNonNull(found).getFields().stream().map(f -> f.schema().getName()).toList());
    assertEquals(List.of(BY_ID, path(same + "B"), path(same + "C")), stub.lines());
  }

  @Test
  void sharedReferenceIsRequestedOnce() {
    stub.on(BY_ID, schema(record("A", field("B") + "," + field("C")), "B", "C"));
    define("B", record("B", field("D")), "D");
    define("C", record("C", field("D")), "D");
    define("D", record("D", ""));

    Schema found = registry.find(SchemaId.id(7));

    String d = record("D", "");
    String text =
        record(
            "A",
            field("B").replace("\"shop.B\"", record("B", field("D").replace("\"shop.D\"", d)))
                + ","
                + field("C").replace("\"shop.C\"", record("C", field("D"))));
    assertEquals(SchemaText.parse(text), found);
    assertEquals(List.of(BY_ID, path("B"), path("D"), path("C")), stub.lines());
  }

  @Test
  void lookUpFindsASchemaThatWasRegisteredWithReferences() {
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1]"))
        .on("GET /subjects/o/versions/1", schema(Schemas.BASKET_TEXT, "Line"));
    define("Line", Schemas.LINE.toString());

    RegisteredSchema found = registry.lookUp("o", Schemas.BASKET).orElseThrow();

    assertEquals(7, found.id());
    assertEquals(List.of(to("Line")), found.references());
  }

  @Test
  void cycleIsRefused() {
    stub.on(BY_ID, schema(record("A", field("B")), "B"));
    define("B", record("B", field("C")), "C");
    define("C", record("C", field("B")), "B");

    assertEquals(
        "schema id 7: the references lead from version 1 of subject B to itself. Correct the"
            + " references",
        failure(registry));
  }

  @Test
  void longChainIsRefused() {
    stub.on(BY_ID, schema(record("A", ""), "B1"));
    for (int i = 1; i < 40; i++) {
      define("B" + i, record("B" + i, ""), "B" + (i + 1));
    }
    assertEquals(
        "schema id 7: the references are chained through more than 16 versions. Refer to the types"
            + " directly",
        failure(registry));
    assertEquals(17, stub.lines().size());
  }

  @Test
  void manyReferencesAreRefused() {
    String[] subjects = IntStream.range(0, 10).mapToObj(i -> "B" + i).toArray(String[]::new);
    stub.on(BY_ID, schema(record("A", ""), subjects));
    for (String subject : subjects) {
      define(subject, record(subject, ""));
    }
    try (HttpRegistry few = HttpRegistry.builder(stub.url()).maxReferences(9).build()) {
      assertEquals(
          "schema id 7: it refers to more than 9 versions of other subjects. Raise maxReferences of"
              + " the client",
          failure(few));
      assertEquals(10, stub.lines().size());
    }
  }

  @Test
  void lengthOfAllTextsTogetherIsLimited() {
    stub.on(BY_ID, schema(Schemas.BASKET_TEXT, "Line"));
    define("Line", Schemas.LINE.toString());
    SchemaLimits limits = SchemaLimits.DEFAULT.withMaxTextLength(Schemas.BASKET_TEXT.length() + 10);
    try (HttpRegistry strict = HttpRegistry.builder(stub.url()).schemaLimits(limits).build()) {
      assertTrue(failure(strict).contains(" characters, references included. Raise schemaLimits"));
    }
  }

  @Test
  void missingReferenceIsNamed() {
    stub.on(BY_ID, schema(Schemas.BASKET_TEXT, "Line"))
        .on(path("Line"), error(404, 40401, "Subject 'Line' not found."));
    assertEquals(
        "schema id 7: GET /subjects/Line/versions/1?deleted=true at "
            + stub.url()
            + " was answered with status 404, code 40401: Subject 'Line' not found. Register the"
            + " schema, or check its identifier",
        failure(registry));
  }

  @Test
  void typeThatNoReferenceDefinesIsNamed() {
    stub.on(BY_ID, schema(Schemas.BASKET_TEXT));
    String message = failure(registry);
    assertTrue(message.contains("cannot be read: not an Avro schema ("), message);
    assertTrue(message.contains("Line"), message);
  }

  @Test
  void typeThatTwoVersionsDefineDifferentlyIsRefused() {
    stub.on(BY_ID, schema(record("A", field("B")), "B", "C"));
    define("B", record("B", ""));
    define("C", record("B", "{\"name\":\"x\",\"type\":\"int\"}"));
    assertTrue(failure(registry).contains("Can't redefine: shop.B"), failure(registry));
  }
}
