package io.avrodyne.benchmarks.flink.job;

import io.avrodyne.benchmarks.flink.type.AvrodyneTypes;

/** Avrodyne's serializer. */
public class AvrodyneBenchmark extends JobBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvrodyneBenchmark() {
    super(new AvrodyneTypes());
  }
}
