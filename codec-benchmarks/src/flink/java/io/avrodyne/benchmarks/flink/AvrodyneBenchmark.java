package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.type.AvrodyneTypes;

/** Avrodyne's serializer. */
public class AvrodyneBenchmark extends SerializerBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvrodyneBenchmark() {
    super(new AvrodyneTypes());
  }
}
