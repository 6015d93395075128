package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.SpecificType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.EncoderFactory;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Serializer;

/**
 * A serializer of the classes that Avro generates, in the manner of Confluent's: the writer is
 * kept, and each record has a stream and an encoder of its own, because threads share a serializer.
 */
final class SpecificSerializer<D> implements Serializer<D> {

  /** The header that identifies the schema of a value. */
  static final String HEADER = "__value_schema_id";

  /** An id as a registry gives it. */
  static final int ID = 42;

  private final Frame frame;
  private final DatumWriter<D> writer;

  @SuppressWarnings("unchecked") // The schema is that of D.
  SpecificSerializer(SpecificType<?, D> type, Frame frame) {
    this.frame = frame;
    writer = type.data().createDatumWriter(type.schema());
  }

  @Override
  public byte[] serialize(String topic, D value) {
    throw new UnsupportedOperationException("A record has headers");
  }

  @Override
  public byte[] serialize(String topic, Headers headers, D value) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      if (frame == Frame.PREFIX) {
        out.writeBytes(id());
      } else {
        headers.add(HEADER, id());
      }
      BinaryEncoder encoder = EncoderFactory.get().directBinaryEncoder(out, null);
      writer.write(value, encoder);
      encoder.flush();
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] id() {
    return ByteBuffer.allocate(1 + Integer.BYTES).put((byte) 0).putInt(ID).array();
  }
}
