package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.format.avro4k.Avro4kFormats;

/** avro4k as a mapper to the generic records of Apache Avro, which encodes them. */
public class Avro4kGenericBenchmark extends ObjectsBenchmark {

  /** Creates the benchmark; called by JMH. */
  public Avro4kGenericBenchmark() {
    super(Avro4kFormats.GENERIC_RECORDS);
  }
}
