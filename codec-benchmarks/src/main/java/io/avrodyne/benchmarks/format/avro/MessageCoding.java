package io.avrodyne.benchmarks.format.avro;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;

/**
 * The single-object encoding. Encoder and decoder are built once, because both compute the schema's
 * fingerprint when they are created.
 */
final class MessageCoding<D> extends Coding<D> {

  private final BinaryMessageEncoder<D> encoder;
  private final BinaryMessageDecoder<D> decoder;

  /**
   * Creates one.
   *
   * @param message the schema of the messages, whose fingerprint they carry
   * @param schema the schema of the records, which may have other names
   */
  MessageCoding(GenericData data, Schema message, Schema schema) {
    encoder = new BinaryMessageEncoder<>(data, message, false);
    decoder = new BinaryMessageDecoder<>(data, schema);
    if (!message.equals(schema)) {
      decoder.addSchema(message);
    }
  }

  @Override
  void write(D value, OutputStream stream) throws IOException {
    encoder.encode(value, stream);
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  D read(byte[] bytes, int offset, int length) throws IOException {
    return decoder.decode(ByteBuffer.wrap(bytes, offset, length), null);
  }
}
