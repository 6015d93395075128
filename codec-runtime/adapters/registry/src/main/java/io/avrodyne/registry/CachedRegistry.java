package io.avrodyne.registry;

import io.avrodyne.runtime.frame.SchemaId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A registry that remembers what another registry answered, and asks it once for all threads that
 * want the same. Schemas never change once they are registered, so they are kept until there are
 * too many; the latest version of a subject is kept for a time.
 *
 * <p>The absence of a schema is kept for a shorter time, apart from the schemas: identifiers come
 * from data, and those that do not exist displace none that do. After a failure, calls fail for a
 * moment without a request, so that a registry that is down is not overwhelmed by those who wait
 * for it.
 *
 * <p>Schemas that are passed to this registry must not be changed afterwards.
 *
 * <p>Lists of subjects and versions, checks of compatibility and its levels are always requested.
 *
 * <p><b>Allocation.</b> None for {@link #find} of a schema that is in memory.
 *
 * <p><b>Errors.</b> {@link RegistryException}, for calls without a request with the message of the
 * failure that they repeat.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads. What is in memory is found without a lock.
 */
public final class CachedRegistry implements SchemaRegistry {

  private final SchemaRegistry registry;
  private final RegistryCounters counters = new RegistryCounters();
  private final SchemaTexts texts = new SchemaTexts();
  private final Function<SchemaId, @Nullable Schema> finder;
  private final LoadingCache<SchemaId, Schema> byId;
  private final LoadingCache<Registration, RegisteredSchema> registered;
  private final LoadingCache<Registration, RegisteredSchema> lookedUp;
  private final LoadingCache<SchemaReference, RegisteredSchema> versions;
  private final LoadingCache<String, RegisteredSchema> latest;

  /**
   * A schema that is registered or looked up. Schemas that differ only in aliases or documentation
   * are equal to each other, but their texts are not.
   */
  private record Registration(String subject, String text, List<SchemaReference> references) {}

  CachedRegistry(SchemaRegistry registry, CacheSettings settings) {
    this.registry = registry;
    finder = registry::find;
    RegistryPause pause = new RegistryPause(settings.failurePauseNanos(), settings.nanoTime());
    byId = new LoadingCache<>(settings, Known.FOREVER, pause, counters);
    registered = new LoadingCache<>(settings, Known.FOREVER, pause, counters);
    lookedUp = new LoadingCache<>(settings, Known.FOREVER, pause, counters);
    versions = new LoadingCache<>(settings, Known.FOREVER, pause, counters);
    latest = new LoadingCache<>(settings, settings.latestNanos(), pause, counters);
  }

  /** Returns a registry that remembers what another one answers, with the default settings. */
  public static CachedRegistry of(SchemaRegistry registry) {
    return builder(registry).build();
  }

  /** Returns a builder for a registry that remembers what another one answers. */
  public static CachedRegistryBuilder builder(SchemaRegistry registry) {
    return new CachedRegistryBuilder(registry);
  }

  @Override
  public RegisteredSchema register(
      String subject, Schema schema, List<SchemaReference> references) {
    Registration key = registration(subject, schema, references);
    RegisteredSchema found =
        registered.get(
            key,
            unused -> {
              RegisteredSchema added = registry.register(subject, schema, references);
              latest.forget(subject);
              lookedUp.forget(registration(subject, schema, List.of()));
              return added;
            });
    return present(found);
  }

  @Override
  public Optional<RegisteredSchema> lookUp(String subject, Schema schema) {
    return Optional.ofNullable(
        lookedUp.get(
            registration(subject, schema, List.of()),
            unused -> registry.lookUp(subject, schema).orElse(null)));
  }

  private Registration registration(
      String subject, Schema schema, List<SchemaReference> references) {
    return new Registration(subject, texts.of(schema), List.copyOf(references));
  }

  @Override
  public @Nullable Schema find(SchemaId id) {
    return byId.get(id, finder);
  }

  @Override
  public Optional<RegisteredSchema> version(String subject, int version) {
    return Optional.ofNullable(
        versions.get(
            new SchemaReference("", subject, version),
            unused -> registry.version(subject, version).orElse(null)));
  }

  @Override
  public Optional<RegisteredSchema> latest(String subject) {
    return Optional.ofNullable(
        latest.get(subject, unused -> registry.latest(subject).orElse(null)));
  }

  @Override
  public List<String> subjects() {
    return counted(registry::subjects);
  }

  @Override
  public List<Integer> versions(String subject) {
    return counted(() -> registry.versions(subject));
  }

  @Override
  public CompatibilityVerdict check(
      String subject, Schema schema, List<SchemaReference> references) {
    return counted(() -> registry.check(subject, schema, references));
  }

  @Override
  public Optional<SubjectCompatibility> compatibility(String subject) {
    return counted(() -> registry.compatibility(subject));
  }

  @Override
  public SubjectCompatibility defaultCompatibility() {
    return counted(registry::defaultCompatibility);
  }

  @Override
  public void setCompatibility(String subject, SubjectCompatibility compatibility) {
    counted(
        () -> {
          registry.setCompatibility(subject, compatibility);
          return compatibility;
        });
  }

  private <T> T counted(Supplier<T> request) {
    counters.requests.increment();
    try {
      return request.get();
    } catch (RuntimeException e) {
      counters.failures.increment();
      throw e;
    }
  }

  private static RegisteredSchema present(@Nullable RegisteredSchema found) {
    if (found == null) {
      throw new IllegalStateException("The registry registered a schema and returned nothing");
    }
    return found;
  }

  /** Returns the counters of this registry. */
  public RegistryCounters counters() {
    return counters;
  }

  /** Returns the number of schemas and absences in memory. */
  int size() {
    return byId.size() + registered.size() + lookedUp.size() + versions.size() + latest.size();
  }

  /** Closes the other registry. */
  @Override
  public void close() {
    registry.close();
  }

  /** Returns the text of the other registry. */
  @Override
  public String toString() {
    return "CachedRegistry[" + registry + "]";
  }
}
