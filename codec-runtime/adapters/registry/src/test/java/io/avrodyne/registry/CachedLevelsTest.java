package io.avrodyne.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests of compatibility levels through a cache, which does not keep them. */
class CachedLevelsTest {

  /** A client that only finds schemas. */
  private static final SchemaRegistry FINDER =
      new SchemaRegistry() {
        @Override
        public RegisteredSchema register(
            String subject, Schema schema, List<SchemaReference> references) {
          throw new AssertionError();
        }

        @Override
        public Optional<RegisteredSchema> lookUp(String subject, Schema schema) {
          return Optional.empty();
        }

        @Override
        public @Nullable Schema find(SchemaId id) {
          return null;
        }

        @Override
        public List<String> subjects() {
          return List.of();
        }

        @Override
        public List<Integer> versions(String subject) {
          return List.of();
        }

        @Override
        public Optional<RegisteredSchema> version(String subject, int version) {
          return Optional.empty();
        }

        @Override
        public Optional<RegisteredSchema> latest(String subject) {
          return Optional.empty();
        }

        @Override
        public CompatibilityVerdict check(
            String subject, Schema schema, List<SchemaReference> references) {
          throw new AssertionError();
        }
      };

  @Test
  void levelsAreAlwaysThoseOfTheRegistry() {
    InMemoryRegistry memory = new InMemoryRegistry(SubjectCompatibility.FORWARD);
    CachedRegistry registry = CachedRegistry.of(memory);
    assertEquals(SubjectCompatibility.FORWARD, registry.defaultCompatibility());
    assertEquals(Optional.empty(), registry.compatibility("a"));
    registry.setCompatibility("a", SubjectCompatibility.NONE);
    assertEquals(Optional.of(SubjectCompatibility.NONE), registry.compatibility("a"));
    memory.setCompatibility("a", SubjectCompatibility.FULL);
    assertEquals(Optional.of(SubjectCompatibility.FULL), registry.compatibility("a"));
    assertEquals(5, registry.counters().getRequests());
  }

  @Test
  void clientsNeedNotKnowLevels() {
    CachedRegistry registry = CachedRegistry.of(FINDER);
    assertThrows(UnsupportedOperationException.class, () -> registry.compatibility("a"));
    assertThrows(UnsupportedOperationException.class, registry::defaultCompatibility);
    assertThrows(
        UnsupportedOperationException.class,
        () -> registry.setCompatibility("a", SubjectCompatibility.NONE));
    assertEquals(3, registry.counters().getFailures());
  }
}
