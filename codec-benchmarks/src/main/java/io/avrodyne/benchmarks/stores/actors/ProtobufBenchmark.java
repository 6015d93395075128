package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.protobuf.ProtobufHydratedFormat;
import java.util.Optional;

/** Protobuf, with messages built from the actors' events. */
public class ProtobufBenchmark extends ActorsBenchmark {

  @Override
  Optional<Format> format() {
    return Optional.of(new ProtobufHydratedFormat());
  }
}
