package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.SpecificType;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.kafka.common.serialization.Deserializer;

/** A deserializer of the classes that Avro generates with their own decoder of messages. */
final class MessageDeserializer<D> implements Deserializer<D> {

  private final BinaryMessageDecoder<D> decoder;

  MessageDeserializer(SpecificType<?, D> type) {
    decoder = new BinaryMessageDecoder<>(type.data(), type.schema());
  }

  @Override
  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  public D deserialize(String topic, byte[] bytes) {
    try {
      return decoder.decode(bytes, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
