package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.avro.AvroGenericHydratedFormat;

/** Apache Avro's generic records, mapped to and from the application's objects. */
public class AvroGenericHydratedBenchmark extends ObjectsBenchmark {

  @Override
  protected Format format() {
    return new AvroGenericHydratedFormat();
  }
}
