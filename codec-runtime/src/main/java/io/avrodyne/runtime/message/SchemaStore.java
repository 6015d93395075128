package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.function.LongFunction;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A store of the schemas that messages were written with, by CRC-64-AVRO fingerprint. A {@link
 * SingleObjectDecoder} asks its store for each fingerprint that its codecs do not know, with every
 * message until the store has the schema.
 *
 * <p>A schema is never removed, because data of that schema may arrive at any time. The store is
 * therefore bounded, and rejects schemas once it is full.
 *
 * <p><b>Allocation.</b> None for finding a schema that is in the store.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; finding a schema that is in the store takes
 * no lock.
 */
public final class SchemaStore implements SchemaSource {

  /** The default limit on the number of schemas in a store. */
  public static final int DEFAULT_MAX_SCHEMAS = 1_024;

  private final IdTable<Schema> schemas = new IdTable<>();
  private final int maxSchemas;
  private final LongFunction<? extends @Nullable Schema> lookup;

  /** Creates an empty store with a limit of {@link #DEFAULT_MAX_SCHEMAS}. */
  public SchemaStore() {
    this(DEFAULT_MAX_SCHEMAS);
  }

  /**
   * Creates an empty store with the given limit.
   *
   * @throws IllegalArgumentException if {@code maxSchemas} is negative
   */
  public SchemaStore(int maxSchemas) {
    this(maxSchemas, fingerprint -> null);
  }

  private SchemaStore(int maxSchemas, LongFunction<? extends @Nullable Schema> lookup) {
    if (maxSchemas < 0) {
      throw new IllegalArgumentException("The number of schemas must not be negative");
    }
    this.maxSchemas = maxSchemas;
    this.lookup = lookup;
  }

  /**
   * Returns an empty store that calls {@code lookup}, such as a client of a schema registry, for
   * fingerprints that it does not hold, and keeps the results.
   *
   * <p>The fingerprints come from messages, so anyone who can send a message can cause a call:
   * {@code lookup} should itself remember fingerprints that it did not find. Several threads may
   * call it at the same time.
   *
   * @param lookup returns the schema of a fingerprint, or null if the fingerprint is unknown
   */
  public static SchemaStore backedBy(
      LongFunction<? extends @Nullable Schema> lookup, int maxSchemas) {
    return new SchemaStore(maxSchemas, lookup);
  }

  /**
   * Adds a schema, unless the store already has an equal one, and returns its fingerprint. Schemas
   * are equal in this sense if they have the same canonical form and the same logical types in the
   * same places, as defined by {@link Strictness#STRICT}; the defaults, aliases and documentation
   * of a writer's schema are ignored.
   *
   * @throws IllegalArgumentException if a different schema has the same fingerprint, because
   *     messages of the two cannot be told apart
   * @throws IllegalStateException if the store is full
   * @throws LimitExceededException if the schema is nested too deeply for the stack of the thread
   */
  public long add(Schema schema) {
    long fingerprint = Fingerprints.crc64(schema);
    keep(fingerprint, schema);
    return fingerprint;
  }

  private synchronized Schema keep(long fingerprint, Schema schema) {
    Schema found = schemas.find(fingerprint);
    if (found != null) {
      SchemaConflicts.requireSame(fingerprint, found, schema);
      return found;
    }
    if (schemas.size() >= maxSchemas) {
      throw new IllegalStateException(
          "The schema store is full: its limit is "
              + maxSchemas
              + " schemas. Create it with a higher maxSchemas");
    }
    return schemas.addIfAbsent(fingerprint, schema);
  }

  /**
   * Returns the schema with a fingerprint, or null.
   *
   * @throws UnknownSchemaException if the lookup function returned a schema with another
   *     fingerprint
   * @throws IllegalArgumentException if the lookup function found a schema while a different schema
   *     with the same fingerprint was added
   * @throws IllegalStateException if the lookup function found a schema and the store is full
   */
  public @Nullable Schema find(long fingerprint) {
    Schema found = schemas.find(fingerprint);
    return found != null ? found : lookUp(fingerprint);
  }

  /**
   * Returns the schema with an identifier that is a fingerprint, as {@link #find(long)} does; null
   * for all other kinds of identifiers.
   */
  @Override
  public @Nullable Schema find(SchemaId id) {
    return id.kind() == SchemaId.Kind.FINGERPRINT ? find(id.low()) : null;
  }

  /**
   * Returns the schema with a fingerprint if it is in the store, without calling the lookup
   * function.
   */
  @Nullable Schema peek(long fingerprint) {
    return schemas.find(fingerprint);
  }

  private @Nullable Schema lookUp(long fingerprint) {
    Schema found = lookup.apply(fingerprint);
    if (found == null) {
      return null;
    }
    long actual = Fingerprints.crc64(found);
    if (actual != fingerprint) {
      throw CodecFailures.unknownSchema(
          fingerprint,
          String.format(
              "The look-up function of the store returned the schema with fingerprint 0x%016x.",
              actual));
    }
    return keep(fingerprint, found);
  }

  /** Returns the number of schemas, which never decreases. */
  public int size() {
    return schemas.size();
  }
}
