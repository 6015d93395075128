package io.avrodyne.benchmarks.kafka;

import io.apicurio.registry.resolver.client.RegistryClientFacade;
import io.apicurio.registry.serde.avro.AvroKafkaDeserializer;
import io.apicurio.registry.serde.avro.AvroKafkaSerializer;
import io.apicurio.registry.serde.avro.AvroSerdeConfig;
import io.apicurio.registry.serde.config.SerdeConfig;
import io.apicurio.registry.serde.kafka.config.KafkaSerdeConfig;
import io.avrodyne.benchmarks.format.avro.SpecificType;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;

/** Apicurio's serializers and deserializers of the classes that Avro generates. */
final class ApicurioSerdes {

  private static final Set<Frame> FRAMES = Set.of(Frame.PREFIX, Frame.APICURIO_HEADERS);

  private static final List<String> CAVEATS =
      List.of(
          "Apicurio's serializer and deserializer ask a stub in memory, once for each schema, and"
              + " keep the answer, as they keep those of a registry.");

  /** Records that are made in advance. */
  static final SerdeFamily RECORDS =
      new SerdeFamily(Track.NATIVE, FRAMES, CAVEATS, ApicurioSerdes::serde);

  /** Records that are made from the application's objects, and the reverse. */
  static final SerdeFamily HYDRATED =
      new SerdeFamily(Track.OBJECTS, FRAMES, CAVEATS, ApicurioSerdes::serde);

  private ApicurioSerdes() {}

  private static <T> KafkaSerde<T, ?> serde(Track track, Model<T> model, Frame frame) {
    return serde(track, SpecificType.of(model), frame);
  }

  private static <T, D> KafkaSerde<T, ?> serde(Track track, SpecificType<T, D> type, Frame frame) {
    RegistryClientFacade registry = StubRegistry.create();
    Serializer<D> serializer = new AvroKafkaSerializer<>(registry);
    serializer.configure(settings(frame), false);
    Deserializer<D> deserializer = new AvroKafkaDeserializer<>(registry);
    deserializer.configure(settings(frame), false);
    return KafkaSerde.ofRecords(track, serializer, deserializer, type.mapping());
  }

  private static Map<String, Object> settings(Frame frame) {
    return Map.of(
        SerdeConfig.AUTO_REGISTER_ARTIFACT,
        true,
        // One schema in place of one for each type.
        SerdeConfig.DEREFERENCE_SCHEMA,
        true,
        AvroSerdeConfig.USE_SPECIFIC_AVRO_READER,
        true,
        KafkaSerdeConfig.ENABLE_HEADERS,
        frame == Frame.APICURIO_HEADERS);
  }
}
