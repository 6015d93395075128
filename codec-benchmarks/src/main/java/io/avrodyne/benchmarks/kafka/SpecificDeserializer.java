package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.SpecificType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;

/**
 * A deserializer of the classes that Avro generates, in the manner of Confluent's: the readers are
 * kept by the id of the writer's schema, and each record has a decoder of its own.
 */
final class SpecificDeserializer<D> implements Deserializer<D> {

  private final Frame frame;
  private final ConcurrentHashMap<Integer, DatumReader<D>> readers = new ConcurrentHashMap<>();

  @SuppressWarnings("unchecked") // The schema is that of D.
  SpecificDeserializer(SpecificType<?, D> type, Frame frame) {
    this.frame = frame;
    readers.put(SpecificSerializer.ID, type.data().createDatumReader(type.schema()));
  }

  @Override
  public D deserialize(String topic, byte[] bytes) {
    throw new UnsupportedOperationException("A record has headers");
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no decoder or record to reuse.
  public D deserialize(String topic, Headers headers, byte[] bytes) {
    ByteBuffer id =
        ByteBuffer.wrap(
            frame == Frame.PREFIX ? bytes : headers.lastHeader(SpecificSerializer.HEADER).value());
    if (id.get() != 0) {
      throw new SerializationException("Unknown magic byte");
    }
    DatumReader<D> reader = readers.get(id.getInt());
    int start = frame.valueAt();
    BinaryDecoder decoder =
        DecoderFactory.get().binaryDecoder(bytes, start, bytes.length - start, null);
    try {
      return reader.read(null, decoder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
