package io.avrodyne.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.frame.SchemaId;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests of what is remembered, and for how long. */
class CachedRegistryTest {

  private static final SchemaId ONE = SchemaId.id(1);

  /** A registry that fails on request, and counts what it was asked for an identifier. */
  private static final class Source implements SchemaRegistry {

    final InMemoryRegistry memory = new InMemoryRegistry(SubjectCompatibility.NONE);
    @Nullable RuntimeException failure;
    int requests;
    boolean closed;

    /** What happens between the registry's answer and its arrival. */
    Runnable onTheWay = () -> {};

    private InMemoryRegistry answer() {
      requests++;
      if (failure != null) {
        throw failure;
      }
      return memory;
    }

    @Override
    public RegisteredSchema register(
        String subject, Schema schema, List<SchemaReference> references) {
      return answer().register(subject, schema, references);
    }

    @Override
    public Optional<RegisteredSchema> lookUp(String subject, Schema schema) {
      return answer().lookUp(subject, schema);
    }

    @Override
    public @Nullable Schema find(SchemaId id) {
      return answer().find(id);
    }

    @Override
    public List<String> subjects() {
      return answer().subjects();
    }

    @Override
    public List<Integer> versions(String subject) {
      return answer().versions(subject);
    }

    @Override
    public Optional<RegisteredSchema> version(String subject, int version) {
      return answer().version(subject, version);
    }

    @Override
    public Optional<RegisteredSchema> latest(String subject) {
      Optional<RegisteredSchema> found = answer().latest(subject);
      onTheWay.run();
      return found;
    }

    @Override
    public CompatibilityVerdict check(
        String subject, Schema schema, List<SchemaReference> references) {
      return answer().check(subject, schema, references);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private final Source source = new Source();
  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5); // Overflows soon.
  private final CachedRegistry registry =
      CachedRegistry.builder(source)
          .latestTimeToLive(Duration.ofNanos(100))
          .absenceTimeToLive(Duration.ofNanos(20))
          .failurePause(Duration.ofNanos(10))
          .nanoTime(clock::get)
          .build();

  private void assertCounters(String expected) {
    assertEquals(expected, registry.counters().toString());
  }

  private RegistryException failing() {
    return assertThrows(RegistryException.class, () -> registry.find(ONE));
  }

  @Test
  void schemaIsRequestedOnce() {
    source.memory.register("a", Schemas.ORDER);
    for (int i = 0; i < 5; i++) {
      assertSame(registry.find(ONE), registry.find(ONE));
      clock.addAndGet(1_000_000_000_000L);
    }
    assertEquals(1, source.requests);
    assertCounters("requests 1, failures 0, hits 9, negative hits 0, misses 1, rejections 0");
  }

  @Test
  void registrationLookUpAndVersionAreRequestedOnce() {
    RegisteredSchema registered = registry.register("a", Schemas.ORDER);
    for (int i = 0; i < 3; i++) {
      assertEquals(registered, registry.register("a", Schemas.ORDER));
      assertEquals(Optional.of(registered), registry.lookUp("a", Schemas.ORDER));
      assertEquals(Optional.of(registered), registry.version("a", 1));
    }
    assertEquals(3, source.requests);
  }

  @Test
  void schemasThatDifferOnlyInAliasesOrDocumentationAreRegistered() {
    Schema renamed = Schemas.order("{\"name\":\"id\",\"type\":\"int\",\"aliases\":[\"number\"]}");
    Schema documented = Schemas.order("{\"name\":\"id\",\"type\":\"int\",\"doc\":\"A number.\"}");
    assertEquals(1, registry.register("a", Schemas.ORDER).version());
    assertEquals(2, registry.register("a", renamed).version());
    assertEquals(3, registry.register("a", documented).version());
    assertEquals(2, registry.lookUp("a", renamed).orElseThrow().version());
  }

  @Test
  void absenceIsKeptForAWhile() {
    assertNull(registry.find(ONE));
    clock.addAndGet(19);
    assertNull(registry.find(ONE));
    assertCounters("requests 1, failures 0, hits 0, negative hits 1, misses 1, rejections 0");

    source.memory.register("a", Schemas.ORDER);
    clock.addAndGet(1);
    assertEquals(Schemas.ORDER, registry.find(ONE));
    assertEquals(2, source.requests);
  }

  @Test
  void latestVersionIsKeptForAWhile() {
    source.memory.register("a", Schemas.ORDER);
    assertEquals(1, registry.latest("a").orElseThrow().version());
    source.memory.register("a", Schemas.ORDER_WITH_NOTE);
    clock.addAndGet(99);
    assertEquals(1, registry.latest("a").orElseThrow().version());
    clock.addAndGet(1);
    assertEquals(2, registry.latest("a").orElseThrow().version());
  }

  @Test
  void registrationEndsWhatItMakesUntrue() {
    assertEquals(Optional.empty(), registry.latest("a"));
    assertEquals(Optional.empty(), registry.lookUp("a", Schemas.ORDER));
    registry.register("a", Schemas.ORDER);
    assertTrue(registry.latest("a").isPresent());
    assertTrue(registry.lookUp("a", Schemas.ORDER).isPresent());
  }

  @Test
  void latestVersionOfBeforeARegistrationIsNotKept() {
    registry.register("a", Schemas.ORDER);
    source.onTheWay = () -> registry.register("a", Schemas.ORDER_WITH_NOTE);
    assertEquals(1, registry.latest("a").orElseThrow().version());
    assertEquals(2, registry.latest("a").orElseThrow().version());
  }

  @Test
  void registryThatIsDownIsNotAskedDuringAPause() {
    RegistryException down = new RegistryException("down", 0, 0, null);
    source.failure = down;
    assertSame(down, failing());
    clock.addAndGet(9);
    RegistryException again = failing();
    assertNotSame(down, again);
    assertEquals("down", again.getMessage());
    assertSame(down, again.getCause());
    assertThrows(RegistryException.class, () -> registry.find(SchemaId.id(2)));
    assertThrows(RegistryException.class, () -> registry.latest("a"));
    assertEquals(1, source.requests);
    assertCounters("requests 1, failures 1, hits 0, negative hits 0, misses 3, rejections 3");

    source.failure = null;
    source.memory.register("a", Schemas.ORDER);
    clock.addAndGet(1);
    assertEquals(Schemas.ORDER, registry.find(ONE));
  }

  @Test
  void whatIsKnownIsFoundWhileTheRegistryIsDown() {
    source.memory.register("a", Schemas.ORDER);
    assertEquals(Schemas.ORDER, registry.find(ONE));
    source.failure = new RegistryException("down", 503, 0, null);
    assertThrows(RegistryException.class, () -> registry.find(SchemaId.id(2)));
    assertEquals(Schemas.ORDER, registry.find(ONE));
  }

  @Test
  void failureOfOneRequestDoesNotPauseOthers() {
    source.memory.register("a", Schemas.ORDER);
    source.failure = new IncompatibleSchemaException("no", 409);
    assertThrows(IncompatibleSchemaException.class, () -> registry.register("a", Schemas.LINE));
    source.failure = null;

    assertEquals(Schemas.ORDER, registry.find(ONE));
    IncompatibleSchemaException again =
        assertThrows(IncompatibleSchemaException.class, () -> registry.register("a", Schemas.LINE));
    assertEquals(409, again.errorCode());
    clock.addAndGet(10);
    assertEquals(2, registry.register("a", Schemas.LINE).version());
  }

  @Test
  void failureOfAnyKindIsReportedAsOneOfTheRegistry() {
    source.failure = new IllegalStateException("odd");
    assertSame(source.failure, assertThrows(IllegalStateException.class, () -> registry.find(ONE)));
    assertEquals("odd", failing().getMessage());
  }

  @Test
  void failuresThatAreNotKeptAreRequestedAgain() {
    CachedRegistry eager = CachedRegistry.builder(source).failurePause(Duration.ZERO).build();
    source.failure = new RegistryException("down", 0, 0, null);
    assertThrows(RegistryException.class, () -> eager.find(ONE));
    assertThrows(RegistryException.class, () -> eager.find(ONE));
    assertEquals(2, source.requests);
  }

  @Test
  void listsAndChecksAreAlwaysRequested() {
    registry.register("a", Schemas.ORDER);
    for (int i = 0; i < 2; i++) {
      assertEquals(List.of("a"), registry.subjects());
      assertEquals(List.of(1), registry.versions("a"));
      assertTrue(registry.check("a", Schemas.ORDER, List.of()).compatible());
    }
    source.failure = new RegistryException("down", 0, 0, null);
    assertThrows(RegistryException.class, registry::subjects);
    assertCounters("requests 8, failures 1, hits 0, negative hits 0, misses 1, rejections 0");
  }

  @Test
  void numberOfSchemasIsBoundedAndThoseInUseStay() {
    CachedRegistry small = CachedRegistry.builder(source).maxEntries(10).build();
    for (int i = 0; i < 100; i++) {
      source.memory.register("s" + i, Schemas.order("{\"name\":\"f" + i + "\",\"type\":\"int\"}"));
    }
    small.find(ONE);
    for (int i = 2; i <= 100; i++) {
      small.find(SchemaId.id(i));
      small.find(ONE);
    }
    assertEquals(100, source.requests);
    assertEquals(10, small.size());
  }

  @Test
  void identifiersThatDoNotExistDisplaceNothing() {
    CachedRegistry small = CachedRegistry.builder(source).maxEntries(10).build();
    source.memory.register("a", Schemas.ORDER);
    small.find(ONE);
    for (int i = 2; i <= 1_000; i++) {
      small.find(SchemaId.id(i));
    }
    assertEquals(1_000, source.requests);
    assertEquals(11, small.size());
    small.find(ONE);
    assertEquals(1_000, source.requests);
  }

  @Test
  void closesWhatItWraps() {
    registry.close();
    assertTrue(source.closed);
  }

  @Test
  void settingsOutOfRangeAreRefused() {
    CachedRegistryBuilder builder = CachedRegistry.builder(source);
    assertThrows(IllegalArgumentException.class, () -> builder.maxEntries(0));
    assertThrows(IllegalArgumentException.class, () -> builder.failurePause(Duration.ofNanos(-1)));
    assertThrows(
        IllegalArgumentException.class,
        () -> builder.latestTimeToLive(Duration.ofSeconds(Long.MAX_VALUE)));
  }
}
