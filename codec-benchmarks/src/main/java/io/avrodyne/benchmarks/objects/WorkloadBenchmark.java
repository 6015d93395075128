package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.util.Map;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The parameters of all benchmarks on objects. */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters first.
public abstract class WorkloadBenchmark extends Conditions implements Described {

  /** The workload; set by JMH. */
  @Param public Workload workload;

  /** Whether one object is written and read all the time, or many in turn; set by JMH. */
  @Param public Data data;

  /**
   * Prepares the operations, and checks them with every object.
   *
   * @throws IllegalStateException if one of them does not do its work
   */
  @Setup(Level.Trial)
  public final void setUp() throws IOException {
    setUp(data.of(workload.sample(Size.FULL)), true);
  }

  /** Prepares the operations for these objects, to be measured or only to be checked. */
  abstract void setUp(Sample sample, boolean measured) throws IOException;

  /** Returns the workload that JMH's parameters name. */
  static Workload workload(Map<String, String> parameters) {
    return Workload.valueOf(parameters.getOrDefault("workload", ""));
  }
}
