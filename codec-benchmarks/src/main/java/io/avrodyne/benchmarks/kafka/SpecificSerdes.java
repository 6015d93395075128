package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.SpecificType;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.Set;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/** The serializers and deserializers of the classes that Avro generates. */
final class SpecificSerdes {

  private static final Set<Frame> FRAMES =
      Set.of(Frame.PREFIX, Frame.CONFLUENT_HEADER, Frame.SINGLE_OBJECT);

  private static final List<String> CAVEATS =
      List.of(
          "Written by hand after Confluent's serializer, which is not available: the writer and the"
              + " reader are kept, and each record has an encoder, a stream and a decoder of its"
              + " own. Single objects are written and read by Avro's own message classes.");

  /** Records that are made in advance. */
  static final SerdeFamily RECORDS =
      new SerdeFamily(Track.NATIVE, FRAMES, CAVEATS, SpecificSerdes::ofRecords);

  /** Records that are made from the application's objects, and the reverse. */
  static final SerdeFamily HYDRATED =
      new SerdeFamily(Track.OBJECTS, FRAMES, CAVEATS, SpecificSerdes::hydrated);

  private SpecificSerdes() {}

  /** Returns one for records that are made in advance. */
  static <T> KafkaSerde<T, ?> ofRecords(Model<T> model, Frame frame) {
    return ofRecords(SpecificType.of(model), frame);
  }

  private static <T, D> KafkaSerde<T, D> ofRecords(SpecificType<T, D> type, Frame frame) {
    return KafkaSerde.ofRecords(serializer(type, frame), deserializer(type, frame), type.mapping());
  }

  /** Returns one that makes the records from the application's objects, and the reverse. */
  static <T> KafkaSerde<T, T> hydrated(Model<T> model, Frame frame) {
    return hydrated(SpecificType.of(model), frame);
  }

  private static <T, D> KafkaSerde<T, T> hydrated(SpecificType<T, D> type, Frame frame) {
    return KafkaSerde.mapped(serializer(type, frame), deserializer(type, frame), type.mapping());
  }

  private static <D> Serializer<D> serializer(SpecificType<?, D> type, Frame frame) {
    return frame == Frame.SINGLE_OBJECT
        ? new MessageSerializer<>(type)
        : new SpecificSerializer<>(type, frame);
  }

  private static <D> Deserializer<D> deserializer(SpecificType<?, D> type, Frame frame) {
    return frame == Frame.SINGLE_OBJECT
        ? new MessageDeserializer<>(type)
        : new SpecificDeserializer<>(type, frame);
  }
}
