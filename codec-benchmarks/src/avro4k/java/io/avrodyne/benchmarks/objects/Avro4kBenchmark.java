package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.format.avro4k.Avro4kFormats;

/** avro4k with its own streams. */
public class Avro4kBenchmark extends ObjectsBenchmark {

  /** Creates the benchmark; called by JMH. */
  public Avro4kBenchmark() {
    super(Avro4kFormats.STREAMS);
  }
}
