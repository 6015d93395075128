package io.avrodyne.benchmarks.harness.run.fake;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A benchmark that requires a JVM flag. */
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
