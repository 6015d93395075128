package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import io.avrodyne.runtime.Strictness;

/**
 * The plans built at run time; for the same schema, the codec itself. Their names are matched
 * leniently, because strict matching would select the decoders known at compile time; the names are
 * equal here.
 */
public class AvrodynePlanBenchmark extends EvolutionBenchmark {

  @Override
  Track track() {
    return Track.OBJECTS;
  }

  @Override
  ShipmentReader<?> reader(Change change) {
    return new AvrodyneReader(
        ShipmentAvroCodec.INSTANCE.decoderFor(change.writer(), Strictness.LENIENT));
  }
}
