package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.mapping.RecordMapping;
import io.avrodyne.benchmarks.harness.Track;
import java.nio.ByteBuffer;
import java.util.function.Function;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * A serializer and a deserializer of one class.
 *
 * @param prepare makes what the serializer takes from the application's object; not measured
 * @param restore makes the application's object from what the deserializer returns; not measured
 * @param <N> what is serialized: {@code T} itself, except on the native track
 */
record KafkaSerde<T, N>(
    Serializer<N> serializer,
    Deserializer<N> deserializer,
    Function<T, N> prepare,
    Function<N, T> restore) {

  /** Returns one for the application's objects themselves. */
  static <T> KafkaSerde<T, T> ofObjects(Serializer<T> serializer, Deserializer<T> deserializer) {
    return new KafkaSerde<>(serializer, deserializer, Function.identity(), Function.identity());
  }

  /** Returns one for records, which it makes from objects unless the track is the native one. */
  static <T, D> KafkaSerde<T, ?> ofRecords(
      Track track,
      Serializer<D> serializer,
      Deserializer<D> deserializer,
      RecordMapping<T, D> mapping) {
    return track == Track.NATIVE
        ? new KafkaSerde<>(serializer, deserializer, mapping::toRecord, mapping::toObject)
        : ofObjects(
            new MappingSerializer<>(mapping, serializer),
            new MappingDeserializer<>(mapping, deserializer));
  }

  private record MappingSerializer<T, D>(RecordMapping<T, D> mapping, Serializer<D> serializer)
      implements Serializer<T> {

    @Override
    public byte[] serialize(String topic, T value) {
      return serializer.serialize(topic, mapping.toRecord(value));
    }

    @Override
    public byte[] serialize(String topic, Headers headers, T value) {
      return serializer.serialize(topic, headers, mapping.toRecord(value));
    }
  }

  private record MappingDeserializer<T, D>(
      RecordMapping<T, D> mapping, Deserializer<D> deserializer) implements Deserializer<T> {

    @Override
    public T deserialize(String topic, byte[] bytes) {
      return mapping.toObject(deserializer.deserialize(topic, bytes));
    }

    @Override
    public T deserialize(String topic, Headers headers, byte[] bytes) {
      return mapping.toObject(deserializer.deserialize(topic, headers, bytes));
    }

    @Override
    public T deserialize(String topic, Headers headers, ByteBuffer bytes) {
      return mapping.toObject(deserializer.deserialize(topic, headers, bytes));
    }
  }
}
