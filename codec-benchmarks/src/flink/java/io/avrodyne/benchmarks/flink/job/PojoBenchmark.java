package io.avrodyne.benchmarks.flink.job;

import io.avrodyne.benchmarks.flink.type.PojoTypes;

/** Flink's serializer of beans and records. */
public class PojoBenchmark extends JobBenchmark {

  /** Creates the benchmark; called by JMH. */
  public PojoBenchmark() {
    super(new PojoTypes());
  }
}
