package io.avrodyne.registry;

import static io.avrodyne.registry.Schemas.quoted;
import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.runtime.frame.SchemaId;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of the ids that Apicurio's own API knows. */
class ApicurioIdsTest {

  private static final SchemaId GLOBAL = new SchemaId(SchemaId.Kind.GLOBAL_ID, 0, 5_000_000_000L);
  private static final SchemaId CONTENT = new SchemaId(SchemaId.Kind.CONTENT_ID, 0, 7);
  private static final String LINE_REFERENCE =
      "[{\"groupId\":\"a/b\",\"artifactId\":\"lines\",\"version\":\"1.0\",\"name\":\"shop.Line\"}]";

  private final StubRegistry stub = new StubRegistry();

  @AfterEach
  void close() {
    stub.close();
  }

  private HttpRegistry registry(String path) {
    return HttpRegistry.builder(stub.url()).apicurio(URI.create(stub.url() + path)).build();
  }

  @Test
  void findsSchemasByGlobalAndContentId() {
    stub.on("GET /v3/ids/globalIds/5000000000", json(200, Schemas.ORDER_TEXT))
        .on("GET /v3/ids/globalIds/5000000000/references", json(200, "[]"))
        .on("GET /v3/ids/contentIds/7", json(200, Schemas.LINE.toString()))
        .on("GET /v3/ids/contentIds/7/references", json(200, "[]"));
    try (HttpRegistry registry = registry("/v3/")) {
      assertEquals(Schemas.ORDER, registry.find(GLOBAL));
      assertEquals(Schemas.LINE, registry.find(CONTENT));
    }
  }

  @Test
  void followsReferencesOfVersion3() {
    String line = "GET /v3/groups/a%2Fb/artifacts/lines/versions/1.0";
    stub.on("GET /v3/ids/contentIds/7", json(200, Schemas.BASKET_TEXT))
        .on("GET /v3/ids/contentIds/7/references", json(200, LINE_REFERENCE))
        .on(line + "/content", json(200, Schemas.LINE.toString()))
        .on(line + "/references", json(200, "[]"));
    try (HttpRegistry registry = registry("/v3")) {
      assertEquals(Schemas.BASKET, registry.find(CONTENT));
    }
  }

  @Test
  void followsReferencesOfVersion2() {
    String line = "GET /v2/groups/default/artifacts/lines/versions/1.0";
    stub.on("GET /v2/ids/globalIds/5000000000", json(200, Schemas.BASKET_TEXT))
        .on(
            "GET /v2/ids/globalIds/5000000000/references",
            json(200, LINE_REFERENCE.replace("\"a/b\"", "null")))
        .on(line, json(200, Schemas.LINE.toString()))
        .on(line + "/references", json(200, "[]"));
    try (HttpRegistry registry = registry("/v2")) {
      assertEquals(Schemas.BASKET, registry.find(GLOBAL));
    }
  }

  @Test
  void unknownIdIsNotFound() {
    stub.on(
        "GET /v3/ids/globalIds/5000000000",
        json(404, "{\"title\":\"No version with globalId\",\"status\":404,\"name\":\"x\"}"));
    try (HttpRegistry registry = registry("/v3")) {
      assertNull(registry.find(GLOBAL));
    }
  }

  @Test
  void unknownPathIsNotAnUnknownId() {
    stub.on(
        "GET /v3/ids/globalIds/5000000000",
        exchange -> StubRegistry.send(exchange, 404, new byte[0]));
    try (HttpRegistry registry = registry("/v3")) {
      assertThrows(RegistryException.class, () -> registry.find(GLOBAL));
    }
  }

  @Test
  void wrongReferencesAreRefused() {
    stub.on("GET /v3/ids/contentIds/7", json(200, Schemas.BASKET_TEXT))
        .on("GET /v3/ids/contentIds/7/references", json(200, "[{\"version\":1}]"));
    try (HttpRegistry registry = registry("/v3")) {
      assertThrows(RegistryException.class, () -> registry.find(CONTENT));
    }
  }

  @Test
  void withoutThatApiContentIdsAreIds() {
    stub.on("GET /schemas/ids/7", json(200, "{\"schema\":" + quoted(Schemas.ORDER_TEXT) + "}"));
    try (HttpRegistry registry = HttpRegistry.builder(stub.url()).build()) {
      assertEquals(Schemas.ORDER, registry.find(CONTENT));
      assertNull(registry.find(GLOBAL));
    }
    assertEquals(List.of("GET /schemas/ids/7"), stub.lines());
  }
}
