package io.avrodyne.benchmarks.harness.run.fake;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A benchmark that needs a flag of its own. */
@State(Scope.Thread)
@Fork(value = 2, jvmArgsAppend = "-Dneeded=true")
public class FlaggedBenchmark {

  @Param("1")
  public int amount;

  @Benchmark
  public int run() {
    return amount;
  }
}
