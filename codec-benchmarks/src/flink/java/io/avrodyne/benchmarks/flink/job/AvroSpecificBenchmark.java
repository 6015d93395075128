package io.avrodyne.benchmarks.flink.job;

import io.avrodyne.benchmarks.flink.type.AvroSpecificTypes;

/** The classes that Apache Avro generates, built in advance. */
public class AvroSpecificBenchmark extends JobBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvroSpecificBenchmark() {
    super(new AvroSpecificTypes());
  }
}
