package io.avrodyne.runtime.message;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.Strictness;
import java.util.function.LongFunction;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Holds schemas that messages were written with, by their CRC-64-AVRO fingerprint. Give it to a
 * {@link SingleObjectDecoder}, which asks it for each fingerprint that its codecs do not know, with
 * every message until it has the schema.
 *
 * <p>A schema stays once it is there: data may come at any time. So the store is bounded, and
 * refuses what is too much.
 *
 * <p><b>Allocation.</b> None when finding a schema that is there.
 *
 * <p><b>Threads.</b> Any number at once; finding a schema that is there takes no lock.
 */
public final class SchemaStore {

  /** How many schemas a store holds unless it is told otherwise. */
  public static final int DEFAULT_MAX_SCHEMAS = 1_024;

  private final FingerprintTable<Schema> schemas = new FingerprintTable<>();
  private final int maxSchemas;
  private final LongFunction<? extends @Nullable Schema> lookup;

  /** Creates an empty one for {@link #DEFAULT_MAX_SCHEMAS}. */
  public SchemaStore() {
    this(DEFAULT_MAX_SCHEMAS);
  }

  /**
   * Creates an empty one.
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
   * Returns an empty one that asks {@code lookup}, such as a client of a registry, for fingerprints
   * that it does not hold, and keeps what it gets.
   *
   * <p>The fingerprints come from messages, so anybody who can send one causes a call: {@code
   * lookup} should itself remember what it did not find. Any number of threads may call it at once.
   *
   * @param lookup returns the schema of a fingerprint, or null if it knows none
   */
  public static SchemaStore backedBy(
      LongFunction<? extends @Nullable Schema> lookup, int maxSchemas) {
    return new SchemaStore(maxSchemas, lookup);
  }

  /**
   * Adds a schema, unless an equal one is there, and returns its fingerprint. Schemas are equal
   * here if they have one canonical form and the same logical types in the same places, which
   * {@link Strictness#STRICT} defines; defaults, aliases and docs of a writer's schema do not
   * count.
   *
   * @throws IllegalArgumentException if another schema has the same fingerprint: messages of the
   *     two cannot be told apart
   * @throws IllegalStateException if the store is full
   * @throws LimitExceededException if the schema is nested too deep for the stack of the thread
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
          "The schema store is full: its limit is " + maxSchemas + " schemas");
    }
    return schemas.addIfAbsent(fingerprint, schema);
  }

  /**
   * Returns the schema with a fingerprint, or null.
   *
   * @throws UnknownSchemaException if the look-up behind the store returned a schema with another
   *     fingerprint
   * @throws IllegalArgumentException if the look-up found a schema while another one with the same
   *     fingerprint was added
   * @throws IllegalStateException if the look-up found a schema and the store is full
   */
  public @Nullable Schema find(long fingerprint) {
    Schema found = schemas.find(fingerprint);
    return found != null ? found : lookUp(fingerprint);
  }

  /** Returns the schema with a fingerprint if it is there, without asking for it. */
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

  /** Returns how many schemas there are; never fewer than before. */
  public int size() {
    return schemas.size();
  }
}
