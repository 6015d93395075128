package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro4k.Avro4kFormat;

/** avro4k with its own streams. */
public class Avro4kBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return Avro4kFormat.streams();
  }
}
