package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avrodyne.AvrodyneFormat;
import java.util.Optional;

/** Avrodyne's generated codecs. */
public class AvrodyneBenchmark extends ActorsBenchmark {

  @Override
  Optional<Format> format() {
    return Optional.of(new AvrodyneFormat());
  }
}
