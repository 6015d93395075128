package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Described;
import io.avrodyne.benchmarks.contender.Gate;
import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.io.IOException;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The operations of this workload, defined once for all contenders. Each subclass sets up its
 * contender.
 */
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public abstract class EquityBenchmark extends EquityState implements Described {

  private Contender<?> contender;
  private byte[] encoded;

  /** Creates the contender, configured as its documentation recommends for speed. */
  abstract <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) throws IOException;

  /**
   * Creates the contender and passes it through the gate.
   *
   * @throws IllegalStateException if the contender does not do its work
   */
  @Setup(Level.Trial)
  public void setUp() throws IOException {
    EquityModel<?, ?, ?, ?> model = variant.model();
    contender = contender(model);
    String name = getClass().getSimpleName() + " with " + variant;
    encoded = Gate.check(name, contender, model.published(), AvroReference.bytes(variant));
  }

  /** Encodes the published event into a reused sink. */
  @Benchmark
  public int write() throws IOException {
    return contender.write();
  }

  /** Decodes the published event. */
  @Benchmark
  public Object read() throws IOException {
    return contender.read(encoded, 0, encoded.length);
  }

  /**
   * Encodes as {@link #write} does, and decodes as {@link #read} does, from an array other than the
   * sink's.
   */
  @Benchmark
  public Object roundTrip(Blackhole blackhole) throws IOException {
    blackhole.consume(contender.write());
    return contender.read(encoded, 0, encoded.length);
  }

  @Override
  public Description describe(Map<String, String> parameters) throws IOException {
    Variant described = Variant.valueOf(parameters.getOrDefault("variant", Variant.T2.name()));
    Contender<?> sample = contender(described.model());
    return new Description(sample.track(), sample.write());
  }
}
