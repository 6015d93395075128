package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.jackson.MessagePackFormat;
import java.util.Optional;

/** MessagePack by position. */
public class MessagePackBenchmark extends ActorsBenchmark {

  @Override
  Optional<Format> format() {
    return Optional.of(new MessagePackFormat());
  }
}
