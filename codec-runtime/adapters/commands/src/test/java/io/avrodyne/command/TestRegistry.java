package io.avrodyne.command;

import io.avrodyne.registry.CompatibilityVerdict;
import io.avrodyne.registry.IncompatibleSchemaException;
import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaReference;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.registry.SubjectCompatibility;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A registry that refuses what a test says, and records what it was asked. */
final class TestRegistry implements SchemaRegistry {

  final Map<String, List<RegisteredSchema>> subjects = new LinkedHashMap<>();
  final Map<String, List<String>> refusals = new HashMap<>();
  final Map<Long, Schema> byId = new HashMap<>();
  final List<String> registrations = new ArrayList<>();
  final Map<String, SubjectCompatibility> levels = new LinkedHashMap<>();
  final Set<String> notAvro = new HashSet<>();
  String readOnly = "";
  String unanswered = "";
  boolean refusesOnlyRegistration;
  boolean saysNoVersion;
  boolean findsOtherDefaults;
  boolean cannotCompareReferences;
  boolean closed;

  /** Adds a version without a question. */
  void put(String subject, int version, String schema) {
    add(subject, version, new Schema.Parser().setValidateDefaults(false).parse(schema), List.of());
  }

  void add(String subject, int version, Schema schema, List<SchemaReference> references) {
    List<RegisteredSchema> versions = subjects.computeIfAbsent(subject, any -> new ArrayList<>());
    int id = 100 * subjects.size() + version;
    versions.add(new RegisteredSchema(subject, version, id, null, schema, references));
  }

  @Override
  public RegisteredSchema register(
      String subject, Schema schema, List<SchemaReference> references) {
    if (refusals.containsKey(subject)) {
      throw new IncompatibleSchemaException(subject + " refused the schema", 409);
    }
    registrations.add(subject + " " + references);
    add(subject, versions(subject).size() + 1, schema, references);
    RegisteredSchema added = latest(subject).orElseThrow();
    return saysNoVersion
        ? new RegisteredSchema(subject, 0, added.id(), null, schema, references)
        : added;
  }

  /** Compares texts, as registries do: one with references is another text. */
  @Override
  public Optional<RegisteredSchema> lookUp(String subject, Schema schema) {
    return all(subject).stream()
        .filter(version -> version.references().isEmpty())
        .filter(version -> findsOtherDefaults || version.schema().equals(schema))
        .findFirst();
  }

  @Override
  public @Nullable Schema find(SchemaId id) {
    return byId.get(id.low());
  }

  @Override
  public List<String> subjects() {
    return List.copyOf(subjects.keySet());
  }

  @Override
  public List<Integer> versions(String subject) {
    return all(subject).stream().map(RegisteredSchema::version).toList();
  }

  @Override
  public Optional<RegisteredSchema> version(String subject, int version) {
    requireAvro(subject);
    return all(subject).stream().filter(one -> one.version() == version).findFirst();
  }

  @Override
  public Optional<RegisteredSchema> latest(String subject) {
    requireAvro(subject);
    List<RegisteredSchema> all = all(subject);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
  }

  @Override
  public CompatibilityVerdict check(
      String subject, Schema schema, List<SchemaReference> references) {
    if (cannotCompareReferences
        && latest(subject).filter(it -> !it.references().isEmpty()).isPresent()) {
      throw new RegistryException("the latest version has references", 422, 42201, null);
    }
    List<String> reasons = refusals.get(subject);
    return reasons == null || refusesOnlyRegistration
        ? new CompatibilityVerdict(true, List.of())
        : new CompatibilityVerdict(false, reasons);
  }

  @Override
  public Optional<SubjectCompatibility> compatibility(String subject) {
    return Optional.ofNullable(levels.get(subject));
  }

  @Override
  public SubjectCompatibility defaultCompatibility() {
    return SubjectCompatibility.BACKWARD;
  }

  @Override
  public void setCompatibility(String subject, SubjectCompatibility compatibility) {
    if (subject.equals(readOnly)) {
      throw new RegistryException("subject " + subject + ": read-only", 422, 42205, null);
    }
    levels.put(subject, compatibility);
    if (subject.equals(unanswered)) {
      throw new RegistryException(
          "subject " + subject + ": no answer", RegistryException.NO_STATUS, 0, null);
    }
  }

  private void requireAvro(String subject) {
    if (notAvro.contains(subject)) {
      int status = subject.equals(readOnly) ? 500 : 200;
      throw new RegistryException(subject + " is not an Avro schema", status, 0, null);
    }
  }

  private List<RegisteredSchema> all(String subject) {
    return subjects.getOrDefault(subject, List.of());
  }

  @Override
  public void close() {
    closed = true;
  }
}
