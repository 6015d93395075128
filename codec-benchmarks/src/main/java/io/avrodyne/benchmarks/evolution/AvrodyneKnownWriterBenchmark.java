package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import io.avrodyne.runtime.AvroDecoder;

/** The decoders generated for the earlier versions; for the same schema, the codec itself. */
public class AvrodyneKnownWriterBenchmark extends EvolutionBenchmark {

  @Override
  Track track() {
    return Track.OBJECTS;
  }

  @Override
  ShipmentReader<?> reader(Change change) {
    AvroDecoder<Shipment> decoder = ShipmentAvroCodec.INSTANCE.decoderFor(change.writer());
    if (change != Change.SAME && !isGenerated(decoder)) {
      throw new IllegalStateException("The fixtures were compiled without their schema history");
    }
    return new AvrodyneReader(decoder);
  }

  /** By name, because the base class is not API that all versions have. */
  private static boolean isGenerated(AvroDecoder<?> decoder) {
    return decoder.getClass().getName().startsWith(ShipmentAvroCodec.class.getName());
  }
}
