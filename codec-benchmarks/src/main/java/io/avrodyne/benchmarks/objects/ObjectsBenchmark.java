package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.contender.Described;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** The operations on objects, defined once for all formats. Each subclass names its format. */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters and calls setUp first.
public abstract class ObjectsBenchmark extends Conditions implements Described {

  private static final String CLASS_SUFFIX = "Benchmark";

  /** The workload; set by JMH. */
  @Param public Workload workload;

  /** Whether one object is written and read all the time, or many in turn; set by JMH. */
  @Param public Data data;

  private Trial trial;
  private final OutputStream nowhere = OutputStream.nullOutputStream();

  /** Returns the format that is measured. */
  protected abstract Format format();

  /**
   * Creates the contender and passes it through the gate with every object.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  @Setup(Level.Trial)
  public void setUp() throws IOException {
    trial = Trial.of(name(), format(), data.of(workload.sample()));
  }

  /** Encodes the next object into a reused sink. */
  @Benchmark
  public int write() throws IOException {
    return trial.write();
  }

  /** Encodes the next object to a stream that discards it. */
  @Benchmark
  public void writeStream() throws IOException {
    trial.write(nowhere);
  }

  /** Decodes the next object. */
  @Benchmark
  public Object read() throws IOException {
    return trial.read();
  }

  /**
   * Encodes as {@link #write} does, and decodes as {@link #read} does, from an array other than the
   * sink's.
   */
  @Benchmark
  public Object roundTrip(Blackhole blackhole) throws IOException {
    blackhole.consume(trial.write());
    return trial.read();
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return format().refusal(Workload.valueOf(parameters.getOrDefault("workload", "")));
  }

  @Override
  public Description describe(Map<String, String> parameters) throws IOException {
    Workload described = Workload.valueOf(parameters.getOrDefault("workload", ""));
    Data of = Data.valueOf(parameters.getOrDefault("data", ""));
    Format format = format();
    Sizes sizes = Trial.of(name(), format, of.of(described.sample())).sizes();
    return new Description(format.track(), sizes.wire(), sizes.gzip(), format.caveats());
  }

  private String name() {
    String simple = getClass().getSimpleName();
    return simple.substring(0, simple.length() - CLASS_SUFFIX.length()) + " with " + workload;
  }
}
