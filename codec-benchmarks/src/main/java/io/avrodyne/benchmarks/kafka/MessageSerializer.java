package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.SpecificType;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.message.BinaryMessageEncoder;
import org.apache.kafka.common.serialization.Serializer;

/**
 * A serializer of the classes that Avro generates with their own encoder of messages, in single-
 * object encoding.
 */
final class MessageSerializer<D> implements Serializer<D> {

  private final BinaryMessageEncoder<D> encoder;

  MessageSerializer(SpecificType<?, D> type) {
    encoder = new BinaryMessageEncoder<>(type.data(), type.schema());
  }

  @Override
  public byte[] serialize(String topic, D value) {
    try {
      // A copy that fills its array.
      return encoder.encode(value).array();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
