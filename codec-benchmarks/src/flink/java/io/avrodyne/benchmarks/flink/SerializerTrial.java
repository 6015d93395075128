package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.flink.data.Events;
import io.avrodyne.benchmarks.flink.type.FlinkTypes;
import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;

/**
 * A contender at work on events that all passed the gate. Every operation takes the next one;
 * serializing, deserializing and copying have turns of their own.
 */
final class SerializerTrial {

  private static final int BUFFER = 4096;

  private final TypeSerializer<Object>[] serializers;
  private final Object[] values;
  private final byte[][] bytes;
  private final DataOutputSerializer output = new DataOutputSerializer(BUFFER);
  private final DataInputDeserializer input = new DataInputDeserializer();
  private int written;
  private int read;
  private int copied;

  @SuppressWarnings({"unchecked", "rawtypes"}) // There are no arrays of generic types.
  private SerializerTrial(int count) {
    serializers = new TypeSerializer[count];
    values = new Object[count];
    bytes = new byte[count][];
  }

  /**
   * Prepares a contender.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  static SerializerTrial of(FlinkTypes types, Events events) {
    SerializerTrial trial = new SerializerTrial(events.objects().size());
    Map<EventClass, SerializerGate<?, ?>> gates = new HashMap<>();
    for (int i = 0; i < trial.values.length; i++) {
      EventClass classes = events.classes().get(i);
      SerializerGate<?, ?> gate =
          gates.computeIfAbsent(
              classes, absent -> gate(types, classes.model(events.form()), classes));
      trial.add(i, gate, events.objects().get(i));
    }
    return trial;
  }

  private static <T> SerializerGate<T, ?> gate(
      FlinkTypes types, Model<T> model, EventClass classes) {
    return new SerializerGate<>(model, types.of(model, classes));
  }

  @SuppressWarnings("unchecked") // The gate is that of the event's class.
  private <T, N> void add(int i, SerializerGate<T, N> gate, Object event) {
    bytes[i] = gate.check((T) event);
    values[i] = gate.prepare((T) event);
    serializers[i] = (TypeSerializer<Object>) gate.serializer();
  }

  /** Serializes the next event, and returns its size. */
  int serialize() throws IOException {
    int i = written;
    written = next(i);
    output.clear();
    serializers[i].serialize(values[i], output);
    return output.length();
  }

  /** Deserializes the next event. */
  Object deserialize() throws IOException {
    int i = read;
    read = next(i);
    input.setBuffer(bytes[i]);
    return serializers[i].deserialize(input);
  }

  /** Copies the next event. */
  Object copy() {
    int i = copied;
    copied = next(i);
    return serializers[i].copy(values[i]);
  }

  private int next(int i) {
    return i + 1 == values.length ? 0 : i + 1;
  }

  /** Returns the mean size of an event in bytes. */
  double meanBytes() {
    double sum = 0;
    for (byte[] each : bytes) {
      sum += each.length;
    }
    return sum / bytes.length;
  }
}
