package io.avrodyne.benchmarks.kafka;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * A contender at work on events that all passed the gate. Every operation takes the next one;
 * serializing and deserializing have turns of their own.
 */
final class SerdeTrial<T, N> {

  private final Serializer<N> serializer;
  private final Deserializer<N> deserializer;
  private final Object[] values;
  private final SerializedEvent[] records;
  private final ByteBuffer[] fetched;
  private int written;
  private int read;

  /**
   * Prepares a contender.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  SerdeTrial(SerdeGate<T> gate, KafkaSerde<T, N> serde, List<T> events) {
    serializer = serde.serializer();
    deserializer = serde.deserializer();
    values = new Object[events.size()];
    records = new SerializedEvent[values.length];
    fetched = new ByteBuffer[values.length];
    for (int i = 0; i < values.length; i++) {
      records[i] = gate.check(serde, events.get(i));
      fetched[i] = records[i].fetched();
      values[i] = serde.prepare().apply(events.get(i));
    }
  }

  /** Serializes the next event. */
  @SuppressWarnings("unchecked") // They were made by the serde.
  byte[] serialize(Headers headers) {
    int i = written;
    written = next(i);
    return serializer.serialize(SerdeGate.TOPIC, headers, (N) values[i]);
  }

  /** Deserializes the next record, from a buffer as consumers of Kafka do. */
  Object deserialize() {
    int i = read;
    read = next(i);
    Headers headers = records[i].headers();
    return deserializer.deserialize(SerdeGate.TOPIC, headers, fetched[i].rewind());
  }

  private int next(int i) {
    return i + 1 == values.length ? 0 : i + 1;
  }

  /** Returns the mean size of a value in bytes. */
  double payloadBytes() {
    return Arrays.stream(records).mapToInt(each -> each.bytes().length).average().orElseThrow();
  }

  /** Returns the mean size of the headers in bytes. */
  double headerBytes() {
    return Arrays.stream(records).mapToInt(SerializedEvent::headerBytes).average().orElseThrow();
  }
}
