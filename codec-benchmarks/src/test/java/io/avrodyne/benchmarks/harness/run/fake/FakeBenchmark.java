package io.avrodyne.benchmarks.harness.run.fake;

import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A benchmark that does nothing, and takes no part with one of its workloads. */
@State(Scope.Thread)
@Fork(value = 2, jvmArgs = "-Xmx64m")
public class FakeBenchmark implements Described {

  /** The workloads. */
  public enum Colour {
    RED,
    GREEN,
    BLUE
  }

  /** Comes first in the order of the names, but not in the order of the cases. */
  @Param({"1", "2"})
  public int amount;

  @Param public Colour workload;

  @Benchmark
  public int read() {
    return amount;
  }

  @Benchmark
  public int write() {
    return amount + 1;
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return "BLUE".equals(parameters.get("workload"))
        ? Optional.of("blue is too dark")
        : Optional.empty();
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(Track.OBJECTS, 1);
  }
}
