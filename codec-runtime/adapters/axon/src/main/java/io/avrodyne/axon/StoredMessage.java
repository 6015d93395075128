package io.avrodyne.axon;

import io.avrodyne.runtime.frame.MessageHeader;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.axonframework.serialization.SerializationException;

/**
 * A payload as a single-object message, which says by its fingerprint which schema it has.
 *
 * @param bytes the header and the datum
 * @param schema the schema with the fingerprint of the header
 */
@SuppressWarnings("ArrayRecordComponent") // Nothing compares messages.
record StoredMessage(byte[] bytes, Schema schema) implements StoredPayload {

  /**
   * Returns a message.
   *
   * @param bytes the bytes, which have a header
   * @throws SerializationException if the schema is unknown or cannot be looked up
   */
  static StoredMessage of(byte[] bytes, WriterSchemas schemas) {
    return new StoredMessage(bytes, schemas.get(MessageHeader.fingerprint(bytes)));
  }

  @Override
  public byte[] datum(Transcoders transcoders) {
    return Arrays.copyOfRange(bytes, MessageHeader.BYTES, bytes.length);
  }
}
