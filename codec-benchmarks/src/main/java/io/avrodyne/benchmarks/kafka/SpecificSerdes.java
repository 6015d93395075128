package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.format.avro.SpecificType;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;
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
      new SerdeFamily(Track.NATIVE, FRAMES, CAVEATS, SpecificSerdes::serde);

  /** Records that are made from the application's objects, and the reverse. */
  static final SerdeFamily HYDRATED =
      new SerdeFamily(Track.OBJECTS, FRAMES, CAVEATS, SpecificSerdes::serde);

  private SpecificSerdes() {}

  static <T> KafkaSerde<T, ?> serde(Track track, Model<T> model, Frame frame) {
    return serde(track, SpecificType.of(model), frame);
  }

  private static <T, D> KafkaSerde<T, ?> serde(Track track, SpecificType<T, D> type, Frame frame) {
    return frame == Frame.SINGLE_OBJECT
        ? KafkaSerde.ofRecords(
            track, messageSerializer(type), messageDeserializer(type), type.mapping())
        : KafkaSerde.ofRecords(
            track,
            new SpecificSerializer<>(type, frame),
            new SpecificDeserializer<>(type, frame),
            type.mapping());
  }

  private static <D> Serializer<D> messageSerializer(SpecificType<?, D> type) {
    var encoder = new BinaryMessageEncoder<D>(type.data(), type.schema());
    return (topic, value) -> {
      try {
        // A copy that fills its array.
        return encoder.encode(value).array();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  @SuppressWarnings("NullAway") // Null means that there is no record to reuse.
  private static <D> Deserializer<D> messageDeserializer(SpecificType<?, D> type) {
    var decoder = new BinaryMessageDecoder<D>(type.data(), type.schema());
    return (topic, bytes) -> {
      try {
        return decoder.decode(bytes, null);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
