package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import io.avrodyne.runtime.Strictness;

/**
 * The plans that are made at run time; with the same schema, the codec. Lenient about names, which
 * are the same here, because what is known at compile time is strict.
 */
public class AvrodynePlanBenchmark extends EvolutionBenchmark {

  @Override
  Track track() {
    return Track.HYDRATED;
  }

  @Override
  ShipmentReader<?> reader(Change change) {
    return new AvrodyneReader(
        ShipmentAvroCodec.INSTANCE.decoderFor(change.writer(), Strictness.LENIENT));
  }
}
