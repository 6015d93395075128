package io.avrodyne.benchmarks.kafka;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.SerdeBuilder;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import java.util.List;
import java.util.Set;

/** Avrodyne's serializers and deserializers. Single objects need no registry. */
final class AvrodyneSerdes {

  /** Those of the application's objects. */
  static final SerdeFamily OBJECTS =
      new SerdeFamily(Track.OBJECTS, Set.of(Frame.values()), List.of(), AvrodyneSerdes::serde);

  private AvrodyneSerdes() {}

  private static <T> KafkaSerde<T, ?> serde(Track track, Model<T> model, Frame form) {
    SerdeBuilder<T> builder =
        AvrodyneSerde.<T>builder().codec(model.codec()).framing(framing(form));
    if (form != Frame.SINGLE_OBJECT) {
      builder.registry(new InMemoryRegistry());
    }
    AvrodyneSerde<T> serde = builder.build();
    return KafkaSerde.ofObjects(serde.serializer(), serde.deserializer());
  }

  private static Framing framing(Frame form) {
    return switch (form) {
      case PREFIX -> Framings.CONFLUENT_PREFIX;
      case CONFLUENT_HEADER -> Framings.CONFLUENT_HEADER;
      case APICURIO_HEADERS -> Framings.APICURIO_HEADERS;
      case SINGLE_OBJECT -> Framings.SINGLE_OBJECT;
    };
  }
}
