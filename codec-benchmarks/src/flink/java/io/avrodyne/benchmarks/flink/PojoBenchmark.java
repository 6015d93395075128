package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.type.PojoTypes;

/** Flink's serializer of beans and records. */
public class PojoBenchmark extends SerializerBenchmark {

  /** Creates the benchmark; called by JMH. */
  public PojoBenchmark() {
    super(new PojoTypes());
  }
}
