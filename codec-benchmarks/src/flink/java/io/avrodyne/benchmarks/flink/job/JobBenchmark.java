package io.avrodyne.benchmarks.flink.job;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.flink.data.EventKind;
import io.avrodyne.benchmarks.flink.data.Form;
import io.avrodyne.benchmarks.flink.type.FlinkType;
import io.avrodyne.benchmarks.flink.type.FlinkTypes;
import io.avrodyne.benchmarks.harness.Described;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A job from its submission to its last event, defined once for all serializers. After each run, a
 * savepoint ends the job.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
@SuppressWarnings("NullAway.Init") // JMH calls the methods in this order.
public abstract class JobBenchmark extends Conditions implements Described {

  /** A guess, for the time that is printed before a run. */
  private static final Duration RUN = Duration.ofSeconds(4);

  /** The events; set by JMH. */
  @Param public EventKind event;

  /** The form of their classes; set by JMH. */
  @Param public Form form;

  /** Where the state is kept; set by JMH. */
  @Param public Backend backend;

  /** How many events there are; set by JMH. */
  @Param("1000000")
  public int events;

  /** How many keys they have; set by JMH. */
  @Param("10000")
  public int keys;

  private final FlinkTypes types;
  private Cluster cluster;
  private KeyedJob<?> job;
  private JobID running;
  private JobFigures figures;

  JobBenchmark(FlinkTypes types) {
    this.types = types;
  }

  /**
   * Passes the contender through the gate, and starts the cluster.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  @Setup(Level.Trial)
  public void open() throws Exception {
    List<EventClass> classes = event.classes();
    FlinkType<?, ?> last = types.of(classes.get(classes.size() - 1), form);
    job = KeyedJob.of(last, event.sample(form).objects(), events, keys, backend);
    cluster = Cluster.start();
  }

  /** Runs the job from its submission to its last event. */
  @Benchmark
  public void process(JobFigures counters) throws Exception {
    figures = counters;
    running = job.run(cluster);
    counters.events = events;
  }

  /**
   * Ends the job with a savepoint, and measures that.
   *
   * @throws IllegalStateException if the state did not have each key once
   */
  @TearDown(Level.Iteration)
  public void finish() throws Exception {
    figures.savepointBytes = cluster.stop(running);
    job.check();
  }

  /** Stops the cluster. */
  @TearDown(Level.Trial)
  public void close() throws Exception {
    cluster.close();
  }

  @Override
  public Optional<Duration> iteration(Map<String, String> parameters) {
    return Optional.of(RUN);
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(types.track(), 0, 0, types.caveats());
  }
}
