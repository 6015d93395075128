package io.avrodyne.registry;

import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.adapter.SchemaComparison;
import io.avrodyne.runtime.frame.SchemaId;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A registry in the memory of this JVM, for tests that need no server. It gives ids from 1, and
 * equal schemas have one id in all subjects.
 *
 * <p>A schema has to be compatible with the versions of its subject by the rules of this library's
 * schema resolution. Unlike registries, these rules also compare logical types.
 *
 * <p>A schema is found by its id, which is also its global and its content id; by its GUID, which
 * is derived from its text and is also its Glue version and its Azure id; and by its fingerprint.
 *
 * <p><b>Errors.</b> As a registry with Confluent's REST API: {@link IncompatibleSchemaException}
 * with status 409; {@link RegistryException} with status 422 and code 42201 for a reference to a
 * version that does not exist or does not have the type.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class InMemoryRegistry implements SchemaRegistry {

  private static final int INVALID = 422;
  private static final int INVALID_SCHEMA = 42201;

  private final SubjectCompatibility defaultCompatibility;
  private final Map<String, SubjectCompatibility> compatibilities = new HashMap<>();
  private final Map<String, List<RegisteredSchema>> subjects = new TreeMap<>();
  private final List<Schema> schemas = new ArrayList<>();
  private final Map<String, Integer> ids = new HashMap<>();

  /** Creates an empty registry whose subjects accept backward compatible schemas. */
  public InMemoryRegistry() {
    this(SubjectCompatibility.BACKWARD);
  }

  /** Creates an empty registry with a compatibility level for all subjects. */
  public InMemoryRegistry(SubjectCompatibility compatibility) {
    defaultCompatibility = compatibility;
  }

  @Override
  public synchronized Optional<SubjectCompatibility> compatibility(String subject) {
    return Optional.ofNullable(compatibilities.get(subject));
  }

  @Override
  public SubjectCompatibility defaultCompatibility() {
    return defaultCompatibility;
  }

  @Override
  public synchronized void setCompatibility(String subject, SubjectCompatibility compatibility) {
    compatibilities.put(subject, compatibility);
  }

  @Override
  public synchronized RegisteredSchema register(
      String subject, Schema schema, List<SchemaReference> references) {
    String text = SchemaPrinter.text(schema, references);
    references.forEach(this::requireReferenced);
    String key = text + references;
    List<RegisteredSchema> versions = versionsOf(subject);
    for (RegisteredSchema version : versions) {
      if (version.id() == ids.getOrDefault(key, 0)) {
        return version;
      }
    }
    requireCompatible(subject, schema);
    int id = ids.computeIfAbsent(key, unused -> add(schema));
    RegisteredSchema registered =
        new RegisteredSchema(subject, versions.size() + 1, id, guid(schema), schema, references);
    subjects.computeIfAbsent(subject, unused -> new ArrayList<>()).add(registered);
    return registered;
  }

  private int add(Schema schema) {
    schemas.add(schema);
    return schemas.size();
  }

  private void requireReferenced(SchemaReference reference) {
    boolean defined =
        version(reference.subject(), reference.version())
            .filter(found -> NamedTypesOf.schema(found.schema()).containsKey(reference.name()))
            .isPresent();
    if (!defined) {
      throw new RegistryException(
          "The reference "
              + reference.name()
              + ": version "
              + reference.version()
              + " of subject "
              + reference.subject()
              + " does not define it. Register that version first",
          INVALID,
          INVALID_SCHEMA,
          null);
    }
  }

  private void requireCompatible(String subject, Schema schema) {
    CompatibilityVerdict verdict = check(subject, schema, List.of());
    if (!verdict.compatible()) {
      throw new IncompatibleSchemaException(
          "subject "
              + subject
              + ": the schema "
              + schema.getFullName()
              + " is not compatible ("
              + levelOf(subject)
              + "): "
              + String.join("; ", verdict.messages())
              + ". Change the schema so that it is compatible, or the compatibility level of the"
              + " subject",
          Remedy.CONFLICT);
    }
  }

  private SubjectCompatibility levelOf(String subject) {
    return compatibilities.getOrDefault(subject, defaultCompatibility);
  }

  @Override
  public synchronized Optional<RegisteredSchema> lookUp(String subject, Schema schema) {
    String text = schema.toString();
    RegisteredSchema same = null;
    for (RegisteredSchema version : versionsOf(subject)) {
      if (version.schema().toString().equals(text)) {
        return Optional.of(version);
      }
      if (SchemaComparison.isSame(schema, version.schema())) {
        same = version;
      }
    }
    return Optional.ofNullable(same);
  }

  @Override
  public synchronized @Nullable Schema find(SchemaId id) {
    return switch (id.kind()) {
      case ID, GLOBAL_ID, CONTENT_ID ->
          id.low() < 1 || id.low() > schemas.size() ? null : schemas.get((int) id.low() - 1);
      case GUID, GLUE_VERSION, AZURE_ID -> byGuid(id.uuid());
      case FINGERPRINT -> byFingerprint(id.low());
      case NONE -> null;
    };
  }

  private @Nullable Schema byGuid(UUID guid) {
    return schemas.stream().filter(schema -> guid(schema).equals(guid)).findFirst().orElse(null);
  }

  private @Nullable Schema byFingerprint(long fingerprint) {
    return schemas.stream()
        .filter(schema -> Fingerprints.crc64(schema) == fingerprint)
        .findFirst()
        .orElse(null);
  }

  private static UUID guid(Schema schema) {
    return UUID.nameUUIDFromBytes(schema.toString().getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public synchronized List<String> subjects() {
    return List.copyOf(subjects.keySet());
  }

  @Override
  public synchronized List<Integer> versions(String subject) {
    return versionsOf(subject).stream().map(RegisteredSchema::version).toList();
  }

  private List<RegisteredSchema> versionsOf(String subject) {
    return subjects.getOrDefault(subject, List.of());
  }

  @Override
  public synchronized Optional<RegisteredSchema> version(String subject, int version) {
    return versionsOf(subject).stream().filter(found -> found.version() == version).findFirst();
  }

  @Override
  public synchronized Optional<RegisteredSchema> latest(String subject) {
    return version(subject, versionsOf(subject).size());
  }

  @Override
  public synchronized CompatibilityVerdict check(
      String subject, Schema schema, List<SchemaReference> references) {
    return CompatibilityCheck.of(schema, versionsOf(subject), levelOf(subject));
  }
}
