package io.avrodyne.benchmarks.objects;

import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.size.Timed;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** The operations on objects, defined once for all formats. Each subclass names its format. */
@SuppressWarnings("NullAway.Init") // JMH calls setUp first.
public abstract class ObjectsBenchmark extends WorkloadBenchmark implements Timed {

  private static final String CLASS_SUFFIX = "Benchmark";

  private final Format format;
  private final CountingSink nowhere = new CountingSink();
  private Trial trial;

  /** Creates the benchmark of a format. */
  protected ObjectsBenchmark(Format format) {
    this.format = format;
  }

  @Override
  final void setUp(Sample sample, boolean measured) throws IOException {
    if (measured) {
      before();
      format.flags().run();
    }
    trial = new Trial(name(), format, sample, measured);
  }

  /** Prepares the process that measures, before the format is set up and checked. */
  protected void before() throws IOException {}

  @Override
  public void setUp(String name) throws IOException {
    workload = Workload.valueOf(name);
    data = Data.CONSTANT;
    setUp();
  }

  /** Encodes the next object into a reused sink. */
  @Override
  @Benchmark
  public int write() throws IOException {
    return trial.write();
  }

  /** Encodes the next object to a stream that discards it. */
  @Benchmark
  public long writeStream() throws IOException {
    trial.write(nowhere);
    return nowhere.count();
  }

  /** Decodes the next object. */
  @Override
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
  public boolean writesAvro() {
    return format.writesAvro();
  }

  @Override
  public Survival survival() {
    return format.survival();
  }

  @Override
  public Optional<String> refusal(Map<String, String> parameters) {
    return format.refusal(workload(parameters));
  }

  @Override
  public Description describe(Map<String, String> parameters) throws IOException {
    Workload described = workload(parameters);
    Data of = Data.valueOf(parameters.getOrDefault("data", ""));
    Sizes sizes = Sizes.of(format, of.of(described.sample(Size.FULL)));
    return new Description(format.track(), sizes.wire(), sizes.gzip(), format.caveats(described));
  }

  private String name() {
    String simple = getClass().getSimpleName();
    return simple.substring(0, simple.length() - CLASS_SUFFIX.length()) + " with " + workload;
  }
}
