package io.avrodyne.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.runtime.frame.SchemaId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Schemas that a registry has and a client cannot use. Their ids come from data, so they must not
 * keep others from finding theirs.
 */
class UnreadableSchemasTest {

  private static final String NOT_AVRO = "{\"schemaType\":\"JSON\",\"schema\":\"{}\"}";
  private static final String NOT_A_SCHEMA = "{\"schema\":\"{\"}";
  private static final String TOO_LARGE = "{\"schema\":\"                                  \"}";
  private static final String CYCLE =
      "{\"schema\":\"{}\",\"references\":[{\"name\":\"A\",\"subject\":\"a\",\"version\":1}]}";

  private final StubRegistry stub = new StubRegistry();

  @AfterEach
  void close() {
    stub.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {NOT_AVRO, NOT_A_SCHEMA, TOO_LARGE, CYCLE})
  void unreadableSchemaDoesNotPauseTheRegistry(String answer) {
    stub.on("GET /schemas/ids/1", StubRegistry.json(200, answer))
        .on("GET /subjects/a/versions/1?deleted=true", StubRegistry.json(200, CYCLE))
        .on("GET /schemas/ids/2", StubRegistry.json(200, "{\"schema\":\"\\\"int\\\"\"}"));
    int max = answer.equals(TOO_LARGE) ? TOO_LARGE.length() - 1 : 1_000;
    try (CachedRegistry registry =
        CachedRegistry.of(HttpRegistry.builder(stub.url()).maxAnswerBytes(max).build())) {
      RegistryException e =
          assertThrows(RegistryException.class, () -> registry.find(SchemaId.id(1)));
      assertEquals(200, e.status(), e::getMessage);
      assertEquals("\"int\"", String.valueOf(registry.find(SchemaId.id(2))));
    }
  }

  @Test
  void largePageOfAFailingServerCountsAsItsFailure() {
    stub.on("GET /schemas/ids/1", StubRegistry.json(503, "x".repeat(1_000)));
    try (HttpRegistry registry = HttpRegistry.builder(stub.url()).maxAnswerBytes(10).build()) {
      RegistryException e =
          assertThrows(RegistryException.class, () -> registry.find(SchemaId.id(1)));
      assertEquals(503, e.status(), e::getMessage);
    }
  }
}
