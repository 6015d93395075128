package io.avrodyne.benchmarks.harness.run.fake;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A benchmark that fails. */
@State(Scope.Thread)
public class FailingBenchmark {

  /** The ways to fail. */
  public enum Way {
    WORK,
    THROW,
    CRASH
  }

  @Param public Way way;

  @Setup
  public void setUp() {
    switch (way) {
      case WORK -> {}
      case THROW -> throw new IllegalStateException("Fake writes nothing\nat all");
      case CRASH -> Runtime.getRuntime().halt(3);
    }
  }

  @Benchmark
  public int run() {
    return 1;
  }
}
