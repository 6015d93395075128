package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;

/** Apache Avro's generic records. */
public class AvroGenericBenchmark extends EvolutionBenchmark {

  @Override
  Track track() {
    return Track.NATIVE;
  }

  @Override
  ShipmentReader<?> reader(Change change) {
    return ApacheReader.generic(change.writer(), ShipmentAvroCodec.INSTANCE.schema());
  }
}
