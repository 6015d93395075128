package io.avrodyne.registry;

import static io.avrodyne.registry.Schemas.quoted;
import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of how the client asks whether a schema is compatible. */
class HttpCompatibilityTest {

  private static final String ORDER_BODY = "{\"schema\":" + quoted(Schemas.ORDER_TEXT) + "}";

  private final StubRegistry stub = new StubRegistry();
  private final HttpRegistry registry = HttpRegistry.builder(stub.url()).build();

  @AfterEach
  void close() {
    registry.close();
    stub.close();
  }

  @Test
  void checksCompatibility() {
    stub.on(
        "POST /compatibility/subjects/o/versions?verbose=true",
        json(200, "{\"is_compatible\":true}"),
        json(200, "{\"is_compatible\":false,\"messages\":[\"field\\u0000 lost\",\"b\"]}"),
        json(200, "{\"is_compatible\":false,\"reason\":\"why\",\"messages\":null}"),
        error(404, 40401, "Subject not found"));

    assertEquals(
        new CompatibilityVerdict(true, List.of()), registry.check("o", Schemas.ORDER, List.of()));
    assertEquals(ORDER_BODY, stub.last().body());
    assertEquals(
        new CompatibilityVerdict(false, List.of("field  lost", "b")),
        registry.check("o", Schemas.ORDER, List.of()));
    assertEquals(
        new CompatibilityVerdict(false, List.of("why")),
        registry.check("o", Schemas.ORDER, List.of()));
    assertEquals(
        new CompatibilityVerdict(true, List.of()), registry.check("o", Schemas.ORDER, List.of()));
  }

  @Test
  void checksAgainstTheLatestVersionWhereTheRegistryCanDoNoMore() {
    stub.on(
        "POST /compatibility/subjects/o/versions/latest?verbose=true",
        json(200, "{\"is_compatible\":true}"));
    assertTrue(registry.check("o", Schemas.ORDER, List.of()).compatible());
    assertEquals(2, stub.lines().size());
  }

  @Test
  void checksTheWholeTextWhereTheRegistryRejectsReferences() {
    stub.on(
        "POST /compatibility/subjects/o/versions?verbose=true",
        error(422, 42201, "Invalid schema"),
        json(200, "{\"is_compatible\":true}"));
    List<SchemaReference> references = List.of(new SchemaReference("shop.Line", "lines", 2));

    assertTrue(registry.check("o", Schemas.BASKET, references).compatible());

    assertEquals("{\"schema\":" + quoted(Schemas.BASKET.toString()) + "}", stub.last().body());
    assertEquals(2, stub.lines().size());
  }
}
