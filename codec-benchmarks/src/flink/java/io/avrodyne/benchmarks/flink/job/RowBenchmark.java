package io.avrodyne.benchmarks.flink.job;

import io.avrodyne.benchmarks.flink.type.RowTypes;

/** Flink's rows, built in advance. */
public class RowBenchmark extends JobBenchmark {

  /** Creates the benchmark; called by JMH. */
  public RowBenchmark() {
    super(new RowTypes());
  }
}
