package io.avrodyne.kafka.apicurio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.databases.RegistryServer;
import io.avrodyne.kafka.shop.OrderAvroCodec;
import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.CompatibilityVerdict;
import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.registry.IncompatibleSchemaException;
import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaReference;
import io.avrodyne.runtime.frame.SchemaId;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SharedRegistry.class)
@Timeout(180)
class HttpRegistryTest {

  private static final Schema FIRST =
      SchemaBuilder.record("shop.Item").fields().requiredString("id").endRecord();
  private static final Schema NEXT =
      SchemaBuilder.record("shop.Item")
          .fields()
          .requiredString("id")
          .optionalString("note")
          .endRecord();
  private static final Schema BREAKING =
      SchemaBuilder.record("shop.Item")
          .fields()
          .requiredString("id")
          .requiredInt("count")
          .endRecord();

  private final RegistryServer server;
  private final HttpRegistry registry;
  private String subject = "";

  HttpRegistryTest(RegistryServer server) {
    this.server = server;
    registry =
        HttpRegistry.builder(server.confluentApi())
            .apicurio(server.ownApi())
            .retries(1)
            .pauses(Duration.ofMillis(10), Duration.ofMillis(10))
            .build();
  }

  @BeforeEach
  void nameTheSubject(TestInfo test) {
    subject = test.getTestMethod().orElseThrow().getName() + "-value";
  }

  @AfterEach
  void close() {
    registry.close();
  }

  @Test
  void registersVersionsOnce() {
    RegisteredSchema first = registry.register(subject, FIRST);
    assertEquals(first.id(), registry.register(subject, FIRST).id());
    RegisteredSchema next = registry.register(subject, NEXT);
    assertEquals(List.of(1, 2), registry.versions(subject));
    assertEquals(FIRST, registry.version(subject, 1).orElseThrow().schema());
    RegisteredSchema latest = registry.latest(subject).orElseThrow();
    assertEquals(List.of(2, next.id()), List.of(latest.version(), latest.id()));
    assertTrue(registry.subjects().contains(subject));
  }

  @Test
  void findsSchemasByTheirIds() {
    RegisteredSchema registered = registry.register(subject, FIRST);
    assertEquals(FIRST, registry.find(registered.schemaId()));
    assertEquals(FIRST, registry.find(SchemaId.contentId(registered.id())));
    assertNull(registry.find(SchemaId.id(Integer.MAX_VALUE)));
    assertNull(registry.find(SchemaId.id(-1)));
  }

  @Test
  void schemasOfTwoSubjectsShareAnId() {
    assertEquals(
        registry.register(subject, FIRST).id(), registry.register(subject + "2", FIRST).id());
  }

  @Test
  void thisRegistryHasNoGuids() {
    assertNull(registry.register(subject, FIRST).guid());
    assertNull(registry.find(SchemaId.guid(new UUID(1, 2))));
  }

  @Test
  void looksUpWhatIsRegistered() {
    RegisteredSchema registered = registry.register(subject, FIRST);
    RegisteredSchema found = registry.lookUp(subject, FIRST).orElseThrow();
    assertEquals(
        List.of(subject, 1, registered.id()),
        List.of(found.subject(), found.version(), found.id()));
    assertEquals(Optional.empty(), registry.lookUp(subject, BREAKING));
    assertEquals(Optional.empty(), registry.lookUp("no-such-subject", FIRST));
  }

  @Test
  void looksUpASchemaWhoseTextDiffers() {
    Schema documented =
        SchemaBuilder.record("shop.Item").doc("A thing.").fields().requiredString("id").endRecord();
    int id = registry.register(subject, documented).id();
    assertEquals(id, registry.lookUp(subject, FIRST).orElseThrow().id());
  }

  @Test
  void whatIsMissingIsNotAnError() {
    assertEquals(List.of(), registry.versions("no-such-subject"));
    assertEquals(Optional.empty(), registry.latest("no-such-subject"));
    registry.register(subject, FIRST);
    assertEquals(Optional.empty(), registry.version(subject, 7));
  }

  @Test
  void rejectsABreakingChange() throws Exception {
    registry.register(subject, FIRST);
    Rules.requireBackward(server, subject);
    IncompatibleSchemaException thrown =
        assertThrows(IncompatibleSchemaException.class, () -> registry.register(subject, BREAKING));
    assertEquals(409, thrown.status());
    assertEquals(409, thrown.errorCode());
    assertTrue(String.valueOf(thrown.getMessage()).contains(subject), thrown::toString);
    assertEquals(List.of(1), registry.versions(subject));
  }

  @Test
  void judgesCompatibilityWithoutRegistering() throws Exception {
    assertTrue(registry.check(subject, FIRST, List.of()).compatible());
    registry.register(subject, FIRST);
    Rules.requireBackward(server, subject);
    assertEquals(
        new CompatibilityVerdict(true, List.of()), registry.check(subject, NEXT, List.of()));
    assertFalse(registry.check(subject, BREAKING, List.of()).compatible());
    assertEquals(List.of(1), registry.versions(subject));
  }

  @Test
  void refersToOtherSubjects() {
    registry.register(subject + "-item", FIRST);
    Schema basket =
        SchemaBuilder.record("shop.Basket")
            .fields()
            .name("item")
            .type(FIRST)
            .noDefault()
            .endRecord();
    List<SchemaReference> references =
        List.of(new SchemaReference("shop.Item", subject + "-item", 1));
    RegisteredSchema registered = registry.register(subject, basket, references);
    assertEquals(basket, registry.find(registered.schemaId()));
    RegisteredSchema latest = registry.latest(subject).orElseThrow();
    assertEquals(basket, latest.schema());
    assertEquals(references, latest.references());
    if (isVersion2()) {
      assertTrue(registry.check(subject, basket, references).compatible());
    } else {
      // Version 3.3.3 does not resolve references before it judges.
      RegistryException thrown =
          assertThrows(RegistryException.class, () -> registry.check(subject, basket, references));
      assertEquals(List.of(422, 42201), List.of(thrown.status(), thrown.errorCode()));
    }
  }

  @Test
  void refusesAReferenceToAMissingVersion() {
    registry.register(subject + "-item", FIRST);
    Schema basket =
        SchemaBuilder.record("shop.Basket")
            .fields()
            .name("item")
            .type(FIRST)
            .noDefault()
            .endRecord();
    List<SchemaReference> references =
        List.of(new SchemaReference("shop.Item", subject + "-item", 9));
    RegistryException thrown =
        assertThrows(RegistryException.class, () -> registry.register(subject, basket, references));
    assertEquals(422, thrown.status());
    assertEquals(42201, thrown.errorCode());
  }

  @Test
  void subjectsMayHaveAnyCharacters() {
    String strange = subject + "/ä b%2F?&#";
    int id = registry.register(strange, FIRST).id();
    assertEquals(id, registry.latest(strange).orElseThrow().id());
    assertTrue(registry.subjects().contains(strange));
  }

  @Test
  void theSchemaOfACodecComesBackAsItIs() {
    Schema schema = OrderAvroCodec.INSTANCE.schema();
    Schema found = registry.find(registry.register(subject, schema).schemaId());
    assertEquals(schema, found);
  }

  @Test
  void aRestartIsSurvived() throws Exception {
    try (CachedRegistry cached = CachedRegistry.of(registry)) {
      RegisteredSchema registered = cached.register(subject, FIRST);
      assertEquals(FIRST, cached.find(registered.schemaId()));
      server.stop();
      try {
        assertEquals(FIRST, cached.find(registered.schemaId()));
        RegistryException thrown =
            assertThrows(RegistryException.class, () -> cached.find(SchemaId.id(4711)));
        assertEquals(RegistryException.NO_STATUS, thrown.status());
      } finally {
        server.startAgain();
      }
      assertEquals(FIRST, registry.find(registered.schemaId()));
      assertEquals(List.of(1), cached.versions(subject));
    }
  }

  private boolean isVersion2() {
    return server.ownApi().toString().endsWith("/v2");
  }
}
