package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.type.AvroSpecificTypes;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, built in advance. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends SerializerBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvroSpecificBenchmark() {
    super(new AvroSpecificTypes());
  }
}
