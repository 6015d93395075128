package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.flink.data.EventKind;
import io.avrodyne.benchmarks.flink.data.Form;
import io.avrodyne.benchmarks.flink.type.FlinkTypes;
import io.avrodyne.benchmarks.workload.Sample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
  static SerializerTrial of(FlinkTypes types, EventKind kind, Form form) {
    Sample sample = kind.sample(form);
    List<SerializerGate<?, ?>> gates = new ArrayList<>();
    for (EventClass each : kind.classes()) {
      gates.add(new SerializerGate<>(types.of(each, form)));
    }
    SerializerTrial trial = new SerializerTrial(sample.objects().size());
    for (int i = 0; i < trial.values.length; i++) {
      Object event = sample.objects().get(i);
      trial.add(i, gates.get(sample.modelOf(event)), event);
    }
    return trial;
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
    return Arrays.stream(bytes).mapToInt(each -> each.length).average().orElseThrow();
  }
}
