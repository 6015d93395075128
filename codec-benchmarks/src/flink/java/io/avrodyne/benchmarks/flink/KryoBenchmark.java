package io.avrodyne.benchmarks.flink;

import io.avrodyne.benchmarks.flink.type.KryoTypes;

/** Flink's serializer of types that it does not know. */
public class KryoBenchmark extends SerializerBenchmark {

  /** Creates the benchmark; called by JMH. */
  public KryoBenchmark() {
    super(new KryoTypes());
  }
}
