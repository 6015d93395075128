package io.avrodyne.registry;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.SchemaText;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of a registry in memory. */
class InMemoryRegistryTest {

  /** Cannot read {@link Schemas#ORDER}, because the note has no default; is read by it. */
  private static final Schema NEEDS_NOTE =
      Schemas.order("{\"name\":\"id\",\"type\":\"int\"},{\"name\":\"note\",\"type\":\"string\"}");

  /** Reads {@link Schemas#ORDER}, but is not read by it. */
  private static final Schema WIDER = Schemas.order("{\"name\":\"id\",\"type\":\"long\"}");

  private static final Schema STRANGER = Schemas.order("{\"name\":\"x\",\"type\":\"bytes\"}");

  private final InMemoryRegistry registry = new InMemoryRegistry();

  @Test
  void numbersVersionsAndSharesIds() {
    RegisteredSchema first = registry.register("a", Schemas.ORDER);
    RegisteredSchema second = registry.register("a", Schemas.ORDER_WITH_NOTE);
    RegisteredSchema shared = registry.register("b", Schemas.ORDER_WITH_NOTE);

    assertEquals(List.of(1, 1), List.of(first.id(), first.version()));
    assertEquals(List.of(2, 2), List.of(second.id(), second.version()));
    assertEquals(List.of(2, 1), List.of(shared.id(), shared.version()));
    assertEquals(first, registry.register("a", SchemaText.parse(Schemas.ORDER_TEXT)));
    assertEquals(List.of("a", "b"), registry.subjects());
    assertEquals(List.of(1, 2), registry.versions("a"));
    assertEquals(Optional.of(first), registry.version("a", 1));
    assertEquals(Optional.of(second), registry.latest("a"));
  }

  @Test
  void knowsNothingThatWasNotRegistered() {
    assertEquals(List.of(), registry.subjects());
    assertEquals(List.of(), registry.versions("a"));
    assertEquals(Optional.empty(), registry.version("a", 1));
    assertEquals(Optional.empty(), registry.latest("a"));
    assertEquals(Optional.empty(), registry.lookUp("a", Schemas.ORDER));
    assertNull(registry.find(SchemaId.id(1)));
    assertNull(registry.find(SchemaId.id(0)));
    assertNull(registry.find(SchemaId.guid(new UUID(1, 2))));
    assertNull(registry.find(SchemaId.fingerprint(1)));
    assertNull(registry.find(SchemaId.NONE));
  }

  @Test
  void findsASchemaByEachOfItsIdentifiers() {
    RegisteredSchema registered = registry.register("a", Schemas.ORDER);
    UUID guid = requireNonNull(registered.guid());
    for (SchemaId id :
        List.of(
            SchemaId.id(1),
            SchemaId.guid(guid),
            SchemaId.fingerprint(Fingerprints.crc64(Schemas.ORDER)),
            new SchemaId(SchemaId.Kind.GLOBAL_ID, 0, 1),
            new SchemaId(SchemaId.Kind.CONTENT_ID, 0, 1))) {
      assertEquals(Schemas.ORDER, registry.find(id), id::toString);
    }
  }

  @Test
  void looksUpByTextAndThenByMeaning() {
    String documented = Schemas.ORDER_TEXT.replace("\"fields\"", "\"doc\":\"One\",\"fields\"");
    RegisteredSchema first = registry.register("a", SchemaText.parse(documented));
    RegisteredSchema second =
        registry.register("a", SchemaText.parse(documented.replace("One", "Two")));

    assertEquals(Optional.of(first), registry.lookUp("a", first.schema()));
    assertEquals(Optional.of(second), registry.lookUp("a", Schemas.ORDER));
    assertEquals(Optional.empty(), registry.lookUp("a", Schemas.ORDER_WITH_NOTE));
  }

  @ParameterizedTest
  @CsvSource({
    "NONE,                true,  true,  true",
    "BACKWARD,            false, true,  false",
    "BACKWARD_TRANSITIVE, false, true,  false",
    "FORWARD,             true,  false, false",
    "FORWARD_TRANSITIVE,  true,  false, false",
    "FULL,                false, false, false",
    "FULL_TRANSITIVE,     false, false, false"
  })
  void rulesDecide(SubjectCompatibility rule, boolean needsNote, boolean wider, boolean stranger) {
    registry.setCompatibility("a", rule);
    registry.register("a", Schemas.ORDER);
    assertEquals(needsNote, registry.check("a", NEEDS_NOTE, List.of()).compatible());
    assertEquals(wider, registry.check("a", WIDER, List.of()).compatible());
    assertEquals(stranger, registry.check("a", STRANGER, List.of()).compatible());
    assertTrue(registry.check("a", Schemas.ORDER_WITH_NOTE, List.of()).compatible());
    assertTrue(registry.check("other", STRANGER, List.of()).compatible());
  }

  @Test
  void levelsOfSubjectsComeBeforeTheDefault() {
    assertEquals(SubjectCompatibility.BACKWARD, registry.defaultCompatibility());
    assertEquals(Optional.empty(), registry.compatibility("a"));
    registry.setCompatibility("a", SubjectCompatibility.FULL);
    assertEquals(Optional.of(SubjectCompatibility.FULL), registry.compatibility("a"));
    assertEquals(List.of(), registry.subjects());
  }

  @ParameterizedTest
  @CsvSource({"BACKWARD, true", "BACKWARD_TRANSITIVE, false"})
  void transitiveRulesCompareAllVersions(SubjectCompatibility rule, boolean compatible) {
    registry.setCompatibility("a", SubjectCompatibility.NONE);
    registry.register("a", STRANGER);
    registry.register("a", Schemas.ORDER);
    registry.setCompatibility("a", rule);
    assertEquals(compatible, registry.check("a", WIDER, List.of()).compatible());
  }

  @Test
  void incompatibleSchemaIsRejectedWithItsReason() {
    registry.register("a", Schemas.ORDER);

    IncompatibleSchemaException e =
        assertThrows(IncompatibleSchemaException.class, () -> registry.register("a", NEEDS_NOTE));

    assertEquals(409, e.status());
    String message = String.valueOf(e.getMessage());
    assertTrue(
        message.startsWith(
            "subject a: the schema shop.Order is not compatible (BACKWARD): the schema cannot read"
                + " data of version 1: "),
        message);
    assertTrue(message.contains("note"), message);
    assertEquals(List.of(1), registry.versions("a"));
    assertNull(registry.find(SchemaId.id(2)));
  }

  @Test
  void lostSymbolIsIncompatible() {
    Schema two = SchemaText.parse("{\"type\":\"enum\",\"name\":\"E\",\"symbols\":[\"A\",\"B\"]}");
    Schema one = SchemaText.parse("{\"type\":\"enum\",\"name\":\"E\",\"symbols\":[\"A\"]}");
    registry.register("a", two);
    assertEquals(
        new CompatibilityVerdict(
            false,
            List.of(
                "the schema cannot read all data of version 1: it lacks a branch, type or symbol")),
        registry.check("a", one, List.of()));
  }

  @Test
  void referencesHaveToExist() {
    SchemaReference line = new SchemaReference("shop.Line", "lines", 1);
    RegistryException e =
        assertThrows(
            RegistryException.class,
            () -> registry.register("baskets", Schemas.BASKET, List.of(line)));
    assertEquals(List.of(422, 42201), List.of(e.status(), e.errorCode()));
    assertEquals(
        "The reference shop.Line: version 1 of subject lines does not define it. Register that"
            + " version first",
        e.getMessage());

    registry.register("lines", Schemas.LINE);
    RegisteredSchema basket = registry.register("baskets", Schemas.BASKET, List.of(line));
    assertEquals(List.of(line), basket.references());
    assertEquals(Schemas.BASKET, registry.find(basket.schemaId()));
    assertEquals(Optional.of(basket), registry.lookUp("baskets", Schemas.BASKET));
  }
}
