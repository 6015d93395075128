package io.avrodyne.runtime.message;

import io.avrodyne.runtime.frame.SchemaId;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A source of the schemas that data were written with, such as a client of a schema registry.
 *
 * <p>Identifiers come from data, so anyone who can send data can cause a call: a source should
 * remember for a while what it did not find. Several threads may call it at the same time.
 */
@FunctionalInterface
public interface SchemaSource {

  /** Returns a source without schemas, for data whose schemas the codecs know. */
  static SchemaSource none() {
    return id -> null;
  }

  /**
   * Returns the schema with an identifier, or null if there is no such schema or if the source does
   * not know this kind of identifier.
   *
   * @throws RuntimeException if the source cannot tell, for example because it cannot be reached
   */
  @Nullable Schema find(SchemaId id);

  /**
   * Returns a source that asks this one and, for schemas that it does not know, another one. A
   * decoder checks the first {@link SchemaStore} among the two for schemas that share a codec's
   * fingerprint, as if it had only that store.
   */
  default SchemaSource then(SchemaSource other) {
    return new SourceChain(this, other);
  }
}
