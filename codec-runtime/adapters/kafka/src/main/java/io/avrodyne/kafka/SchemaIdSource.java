package io.avrodyne.kafka;

import io.avrodyne.runtime.frame.SchemaId;
import org.apache.avro.Schema;

/**
 * A source of the identifiers that a serializer writes. It is asked once for each topic and schema.
 *
 * <p><b>Threads.</b> Must be safe for use by multiple threads.
 */
@FunctionalInterface
public interface SchemaIdSource {

  /**
   * Returns the identifier of a schema, of the kind that the framing writes.
   *
   * @throws RuntimeException if there is no identifier; the serializer fails with it as the cause
   */
  SchemaId idOf(String subject, Schema schema);
}
