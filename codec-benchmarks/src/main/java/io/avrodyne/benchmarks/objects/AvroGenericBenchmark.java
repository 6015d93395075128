package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroGenericFormat;

/** Apache Avro's generic records. */
public class AvroGenericBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroGenericFormat();
  }
}
