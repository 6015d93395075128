package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroJsonFormat;

/** Avro's JSON encoding. */
public class AvroJsonBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroJsonFormat();
  }
}
