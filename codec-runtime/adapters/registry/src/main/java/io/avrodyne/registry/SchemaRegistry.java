package io.avrodyne.registry;

import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.message.SchemaSource;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A schema registry: versions of schemas in subjects, each schema with an id.
 *
 * <p><b>Errors.</b> {@link RegistryException} if the registry cannot be reached, rejects the
 * request or answers with something that is not an answer. Its message never contains credentials.
 *
 * <p><b>Threads.</b> Implementations are safe for use by multiple threads.
 */
public interface SchemaRegistry extends SchemaSource, AutoCloseable {

  /** Registers a schema without references, as the other method does. */
  default RegisteredSchema register(String subject, Schema schema) {
    return register(subject, schema, List.of());
  }

  /**
   * Registers a schema as the next version of a subject, unless the subject already has it, and
   * returns it with its id.
   *
   * @param references where the registry finds types of the schema that are not to be part of its
   *     text
   * @throws IncompatibleSchemaException if the registry rejects the schema because of the versions
   *     that the subject has
   * @throws IllegalArgumentException if a reference names a type that the schema does not contain,
   *     or the schema itself
   */
  RegisteredSchema register(String subject, Schema schema, List<SchemaReference> references);

  /**
   * Returns the version of a subject that has this schema, if there is one. If no version has this
   * very text, it is the newest version whose data have the same layout and the same meaning:
   * documentation, defaults, aliases, the order of properties and properties other than logical
   * types are ignored.
   */
  Optional<RegisteredSchema> lookUp(String subject, Schema schema);

  /**
   * Returns the schema with an id or a GUID, or null if the registry has no such schema. Other
   * kinds of identifiers are known to some registries only.
   */
  @Override
  @Nullable Schema find(SchemaId id);

  /** Returns the subjects in the order of the registry. */
  List<String> subjects();

  /** Returns the versions of a subject in ascending order; the list is empty without a subject. */
  List<Integer> versions(String subject);

  /** Returns a version of a subject, if there is one. */
  Optional<RegisteredSchema> version(String subject, int version);

  /** Returns the latest version of a subject, if there is one. */
  Optional<RegisteredSchema> latest(String subject);

  /**
   * Asks whether a schema may become the next version of a subject. Everything is compatible with a
   * subject that has no versions.
   */
  CompatibilityVerdict check(String subject, Schema schema, List<SchemaReference> references);

  /**
   * Returns the compatibility level of a subject; empty if it has none of its own, so that the
   * {@linkplain #defaultCompatibility default} applies. A subject without versions may have one.
   *
   * @throws UnsupportedOperationException if this client does not ask for levels
   */
  default Optional<SubjectCompatibility> compatibility(String subject) {
    throw new UnsupportedOperationException("This client does not ask for compatibility levels");
  }

  /**
   * Returns the compatibility level of subjects that have none of their own.
   *
   * @throws UnsupportedOperationException if this client does not ask for levels
   */
  default SubjectCompatibility defaultCompatibility() {
    throw new UnsupportedOperationException("This client does not ask for compatibility levels");
  }

  /**
   * Sets the compatibility level of a subject, which need not have a version yet. Versions that
   * exist are not judged again.
   *
   * @throws UnsupportedOperationException if this client does not set levels
   */
  default void setCompatibility(String subject, SubjectCompatibility compatibility) {
    throw new UnsupportedOperationException("This client does not set compatibility levels");
  }

  /** Closes connections, if there are any. */
  @Override
  default void close() {}
}
