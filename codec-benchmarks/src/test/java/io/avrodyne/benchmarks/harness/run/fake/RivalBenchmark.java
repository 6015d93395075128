package io.avrodyne.benchmarks.harness.run.fake;

import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A benchmark with the same operations, and another one. */
@State(Scope.Thread)
public class RivalBenchmark extends FakeBenchmark {

  @Benchmark
  public int count() {
    return amount;
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return Optional.empty();
  }
}
