package io.avrodyne.registry;

import static io.avrodyne.registry.Schemas.quoted;
import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of what the client asks and what it makes of the answers. */
class HttpRegistryTest {

  private static final String ORDER_BODY = "{\"schema\":" + quoted(Schemas.ORDER_TEXT) + "}";
  private static final UUID GUID = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");

  private final StubRegistry stub = new StubRegistry();
  private final HttpRegistry registry = HttpRegistry.builder(stub.url()).build();

  @AfterEach
  void close() {
    registry.close();
    stub.close();
  }

  private static String version(int version, int id, String text) {
    return "{\"subject\":\"orders-value\",\"version\":"
        + version
        + ",\"id\":"
        + id
        + ",\"schema\":"
        + quoted(text)
        + "}";
  }

  @Test
  void registersTheTextOfASchema() {
    stub.on("POST /subjects/orders-value/versions", json(200, "{\"id\":7}"));

    RegisteredSchema registered = registry.register("orders-value", Schemas.ORDER);

    assertEquals(
        new RegisteredSchema("orders-value", 0, 7, null, Schemas.ORDER, List.of()), registered);
    assertEquals(SchemaId.id(7), registered.schemaId());
    assertEquals(ORDER_BODY, stub.last().body());
    assertEquals(
        "application/vnd.schemaregistry.v1+json", stub.last().headers().getFirst("Content-Type"));
    assertEquals(
        "application/vnd.schemaregistry.v1+json, application/json",
        stub.last().headers().getFirst("Accept"));
    assertEquals("avrodyne", stub.last().headers().getFirst("User-Agent"));
  }

  @Test
  void registrationTakesWhatNewerRegistriesAnswer() {
    stub.on(
        "POST /subjects/orders-value/versions",
        json(200, "{\"id\":7,\"version\":3,\"guid\":\"" + GUID + "\",\"rules\":{\"a\":[1,{}]}}"));

    RegisteredSchema registered = registry.register("orders-value", Schemas.ORDER);

    assertEquals(3, registered.version());
    assertEquals(GUID, registered.guid());
  }

  @Test
  void normalizesOnRequest() {
    stub.on("POST /subjects/o/versions?normalize=true", json(200, "{\"id\":7}"))
        .on("POST /subjects/o?normalize=true", json(200, version(1, 7, Schemas.ORDER_TEXT)));
    try (HttpRegistry normalizing = HttpRegistry.builder(stub.url()).normalize(true).build()) {
      assertEquals(7, normalizing.register("o", Schemas.ORDER).id());
      assertEquals(7, normalizing.lookUp("o", Schemas.ORDER).orElseThrow().id());
    }
  }

  @Test
  void encodesSubjects() {
    stub.on("GET /subjects/a%2Fb%20%C3%A4%3A%3F-value/versions", json(200, "[1]"));
    assertEquals(List.of(1), registry.versions("a/b ä:?-value"));
  }

  @Test
  void registersReferencesInsteadOfTheTypesTheyDefine() {
    stub.on("POST /subjects/baskets-value/versions", json(200, "{\"id\":8}"));
    SchemaReference line = new SchemaReference("shop.Line", "lines", 2);

    RegisteredSchema registered = registry.register("baskets-value", Schemas.BASKET, List.of(line));

    assertEquals(Schemas.BASKET, registered.schema());
    assertEquals(List.of(line), registered.references());
    assertEquals(
        "{\"schema\":"
            + quoted(Schemas.BASKET_TEXT)
            + ",\"references\":[{\"name\":\"shop.Line\",\"subject\":\"lines\",\"version\":2}]}",
        stub.last().body());
  }

  @Test
  void referenceToATypeThatTheSchemaLacksIsRefused() {
    List<SchemaReference> wrong = List.of(new SchemaReference("shop.Lime", "lines", 2));
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> registry.register("baskets-value", Schemas.BASKET, wrong));
    assertEquals(
        "The reference shop.Lime names no type of the schema. It must be the full name of a record,"
            + " enum or fixed that the schema contains",
        e.getMessage());
    assertEquals(List.of(), stub.lines());
  }

  @Test
  void incompatibleSchemaIsRejected() {
    stub.on(
        "POST /subjects/orders-value/versions",
        error(409, 409, "Schema being registered is incompatible with an earlier schema."));

    IncompatibleSchemaException e =
        assertThrows(
            IncompatibleSchemaException.class,
            () -> registry.register("orders-value", Schemas.ORDER));

    assertEquals(409, e.status());
    assertEquals(409, e.errorCode());
    assertEquals(
        "subject orders-value: POST /subjects/orders-value/versions at "
            + stub.url()
            + " was answered with status 409, code 409: Schema being registered is incompatible"
            + " with an earlier schema. Change the schema so that it is compatible, or the"
            + " compatibility level of the subject",
        e.getMessage());
  }

  @Test
  void invalidSchemaIsRejected() {
    stub.on("POST /subjects/o/versions", error(422, 42201, "Invalid schema"));

    RegistryException e =
        assertThrows(RegistryException.class, () -> registry.register("o", Schemas.ORDER));

    assertEquals(422, e.status());
    assertEquals(42201, e.errorCode());
    assertTrue(
        String.valueOf(e.getMessage())
            .endsWith("Correct the schema, its references or the version"));
  }

  @Test
  void looksAKnownTextUp() {
    stub.on("POST /subjects/orders-value", json(200, version(2, 7, Schemas.ORDER_TEXT)));

    assertEquals(
        Optional.of(new RegisteredSchema("orders-value", 2, 7, null, Schemas.ORDER, List.of())),
        registry.lookUp("orders-value", Schemas.ORDER));
    assertEquals(ORDER_BODY, stub.last().body());
  }

  @Test
  void looksAnUnknownTextUpByItsMeaningInTheNewestVersion() {
    String documented =
        Schemas.ORDER_TEXT.replace("\"fields\"", "\"doc\":\"An order.\",\"fields\"");
    String other = Schemas.ORDER_WITH_NOTE.toString();
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1,2,3]"))
        .on("GET /subjects/o/versions/1", json(200, version(1, 5, documented)))
        .on("GET /subjects/o/versions/2", json(200, version(2, 6, documented)))
        .on("GET /subjects/o/versions/3", json(200, version(3, 7, other)));

    RegisteredSchema found = registry.lookUp("o", Schemas.ORDER).orElseThrow();

    assertEquals(6, found.id());
    assertEquals("An order.", found.schema().getDoc());
    assertEquals(
        List.of(
            "POST /subjects/o",
            "GET /subjects/o/versions",
            "GET /subjects/o/versions/3",
            "GET /subjects/o/versions/2"),
        stub.lines());
  }

  @Test
  void versionsThatCannotBeReadAreNotTheSameSchema() {
    String documented =
        Schemas.ORDER_TEXT.replace("\"fields\"", "\"doc\":\"An order.\",\"fields\"");
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1,2,3]"))
        .on("GET /subjects/o/versions/1", json(200, version(1, 5, documented)))
        .on("GET /subjects/o/versions/2", json(200, version(2, 6, "{")))
        .on(
            "GET /subjects/o/versions/3",
            json(200, "{\"version\":3,\"id\":7,\"schemaType\":\"JSON\",\"schema\":\"{}\"}"));
    assertEquals(5, registry.lookUp("o", Schemas.ORDER).orElseThrow().id());
    RegistryException e =
        assertThrows(RegistryException.class, () -> registry.lookUp("o", Schemas.LINE));
    assertTrue(String.valueOf(e.getMessage()).contains("version 3 is not an Avro"), e::getMessage);
  }

  @Test
  void versionThatTheRegistryFailsToReturnEndsTheComparison() {
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1,2]"))
        .on("GET /subjects/o/versions/1", json(200, version(1, 5, Schemas.ORDER_TEXT)))
        .on(
            "GET /subjects/o/versions/2",
            error(500, 50001, "Error in the backend"),
            json(200, "a page"));
    for (int status : List.of(500, 200)) {
      RegistryException e =
          assertThrows(RegistryException.class, () -> registry.lookUp("o", Schemas.ORDER));
      assertEquals(status, e.status(), e::getMessage);
    }
  }

  @Test
  void otherLogicalTypesAreNotTheSameSchema() {
    String millis =
        Schemas.ORDER_TEXT.replace("\"int\"", "{\"type\":\"int\",\"logicalType\":\"time-millis\"}");
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1]"))
        .on("GET /subjects/o/versions/1", json(200, version(1, 5, millis)));

    assertEquals(Optional.empty(), registry.lookUp("o", Schemas.ORDER));
  }

  @Test
  void comparesAsManyVersionsAsAllowed() {
    stub.on("POST /subjects/o", error(404, 40403, "Schema not found"))
        .on("GET /subjects/o/versions", json(200, "[1,2,3]"))
        .on("GET /subjects/o/versions/3", json(200, version(3, 7, "\"int\"")));
    try (HttpRegistry one = HttpRegistry.builder(stub.url()).maxComparedVersions(1).build()) {
      assertEquals(Optional.empty(), one.lookUp("o", Schemas.ORDER));
    }
    try (HttpRegistry none = HttpRegistry.builder(stub.url()).maxComparedVersions(0).build()) {
      assertEquals(Optional.empty(), none.lookUp("o", Schemas.ORDER));
    }
    assertEquals(
        List.of(
            "POST /subjects/o",
            "GET /subjects/o/versions",
            "GET /subjects/o/versions/3",
            "POST /subjects/o"),
        stub.lines());
  }

  @Test
  void nothingIsFoundInAnUnknownSubject() {
    stub.on("POST /subjects/o", error(404, 40401, "Subject not found"));
    assertEquals(Optional.empty(), registry.lookUp("o", Schemas.ORDER));
    assertEquals(List.of("POST /subjects/o"), stub.lines());
  }

  @Test
  void findsSchemasByIdAndGuid() {
    String body = "{\"schema\":" + quoted(Schemas.ORDER_TEXT) + "}";
    stub.on("GET /schemas/ids/7", json(200, body))
        .on("GET /schemas/guids/" + GUID, json(200, body));

    assertEquals(Schemas.ORDER, registry.find(SchemaId.id(7)));
    assertEquals(Schemas.ORDER, registry.find(SchemaId.guid(GUID)));
  }

  @Test
  void unknownIdsAreNotFound() {
    stub.on("GET /schemas/ids/7", error(404, 40403, "Schema 7 not found"))
        .on("GET /schemas/guids/" + GUID, exchange -> exchange.sendResponseHeaders(404, -1));

    assertNull(registry.find(SchemaId.id(7)));
    assertNull(registry.find(SchemaId.guid(GUID)));
  }

  @Test
  void identifiersOfOtherRegistriesAreNotRequested() {
    assertNull(registry.find(SchemaId.NONE));
    assertNull(registry.find(SchemaId.fingerprint(1)));
    assertNull(registry.find(new SchemaId(SchemaId.Kind.GLUE_VERSION, 1, 2)));
    assertNull(registry.find(new SchemaId(SchemaId.Kind.AZURE_ID, 1, 2)));
    assertNull(registry.find(new SchemaId(SchemaId.Kind.GLOBAL_ID, 0, 2)));
    assertEquals(List.of(), stub.lines());
  }

  @Test
  void unknownPathIsNotAnUnknownSchema() {
    RegistryException e =
        assertThrows(RegistryException.class, () -> registry.find(SchemaId.id(7)));
    assertEquals(
        "schema id 7: GET /schemas/ids/7 at "
            + stub.url()
            + " was answered with status 404, code 404: HTTP 404 Not Found. Check the URL of the"
            + " registry; Apicurio's ends with /apis/ccompat/v7",
        e.getMessage());
  }

  @Test
  void listsSubjectsAndVersions() {
    stub.on("GET /subjects", json(200, "[\"b\",\"a\"]"))
        .on("GET /subjects/a/versions", json(200, "[2,1]"))
        .on("GET /subjects/x/versions", error(404, 40401, "Subject not found"));

    assertEquals(List.of("b", "a"), registry.subjects());
    assertEquals(List.of(1, 2), registry.versions("a"));
    assertEquals(List.of(), registry.versions("x"));
  }

  @Test
  void readsVersions() {
    stub.on("GET /subjects/o/versions/2", json(200, version(2, 7, Schemas.ORDER_TEXT)))
        .on("GET /subjects/o/versions/latest", json(200, version(3, 8, Schemas.ORDER_TEXT)))
        .on("GET /subjects/o/versions/9", error(404, 40402, "Version not found"))
        .on("GET /subjects/x/versions/latest", error(404, 40401, "Subject not found"));

    assertEquals(
        Optional.of(new RegisteredSchema("o", 2, 7, null, Schemas.ORDER, List.of())),
        registry.version("o", 2));
    assertEquals(3, registry.latest("o").orElseThrow().version());
    assertEquals(Optional.empty(), registry.version("o", 9));
    assertEquals(Optional.empty(), registry.latest("x"));
    assertThrows(IllegalArgumentException.class, () -> registry.version("o", 0));
    assertThrows(IllegalArgumentException.class, () -> registry.latest(" "));
  }

  @Test
  void subjectsDoNotLeadToOtherPaths() {
    stub.on("GET /subjects/%2E%2E/versions", json(200, "[1]"));
    assertEquals(List.of(1), registry.versions(".."));
  }
}
