package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.type.FlinkType;
import java.io.IOException;
import java.util.Arrays;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;

/**
 * A check that rejects serializers that do not do their work: each event must be written as the
 * same bytes twice, must be read back equal without a byte left, and must have equal copies.
 *
 * @param <T> the application's class
 * @param <N> what is serialized
 */
public final class SerializerGate<T, N> {

  private static final int BUFFER = 1024;

  private final FlinkType<T, N> type;
  private final TypeSerializer<N> serializer;

  /** Creates a gate for the type of a class. */
  public SerializerGate(FlinkType<T, N> type) {
    this.type = type;
    this.serializer = type.newSerializer();
  }

  /** Returns what is serialized for an event. */
  public N prepare(T event) {
    return type.prepare().apply(event);
  }

  TypeSerializer<N> serializer() {
    return serializer;
  }

  /**
   * Serializes, deserializes and copies an event.
   *
   * @return its bytes
   * @throws IllegalStateException if the serializer does something else
   */
  public byte[] check(T event) {
    N value = prepare(event);
    byte[] datum = type.model().codec().encode(event);
    try {
      byte[] bytes = written(value);
      require(Arrays.equals(bytes, written(value)), "writes other bytes the second time");
      DataInputDeserializer input = new DataInputDeserializer(bytes);
      require(isEqual(datum, serializer.deserialize(input)), "reads back another event");
      require(input.available() == 0, "leaves bytes");
      require(isEqual(datum, serializer.copy(value)), "makes a copy that differs");
      require(Arrays.equals(bytes, copied(bytes)), "copies other bytes");
      return bytes;
    } catch (IOException e) {
      throw new IllegalStateException(serializer + " fails: " + e.getMessage(), e);
    }
  }

  private byte[] written(N value) throws IOException {
    DataOutputSerializer output = new DataOutputSerializer(BUFFER);
    serializer.serialize(value, output);
    return output.getCopyOfBuffer();
  }

  private byte[] copied(byte[] bytes) throws IOException {
    DataOutputSerializer output = new DataOutputSerializer(BUFFER);
    serializer.copy(new DataInputDeserializer(bytes), output);
    return output.getCopyOfBuffer();
  }

  private boolean isEqual(byte[] datum, N value) {
    return Arrays.equals(datum, type.model().codec().encode(type.restore().apply(value)));
  }

  private void require(boolean holds, String failure) {
    if (!holds) {
      throw new IllegalStateException(serializer + " " + failure);
    }
  }
}
