package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Format;
import java.util.Optional;

/** The events themselves, which only memory can keep. */
public class NoCodecBenchmark extends ActorsBenchmark {

  @Override
  Optional<Format> format() {
    return Optional.empty();
  }
}
