package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The operation of this workload, defined once for all contenders. Each subclass names its
 * contender.
 */
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public abstract class EvolutionBenchmark extends Conditions implements Described {

  /** The change to the type; set by JMH. */
  @Param public Change variant;

  private final Track track;
  private final Function<Change, ShipmentReader<?>> contender;
  private ShipmentReader<?> reader;
  private byte[][] written;
  private int next;

  EvolutionBenchmark(Track track, Function<Change, ShipmentReader<?>> contender) {
    this.track = track;
    this.contender = contender;
  }

  /**
   * Creates the contender and passes it through the gate.
   *
   * @throws IllegalStateException if the contender does not read what Apache Avro reads
   */
  @Setup(Level.Trial)
  public void setUp() throws IOException {
    WrittenData data = WrittenData.of(variant);
    reader = contender.apply(variant);
    check(reader, data);
    written = data.written().toArray(byte[][]::new);
  }

  private <T> void check(ShipmentReader<T> checked, WrittenData data) throws IOException {
    for (int i = 0; i < WrittenData.COUNT; i++) {
      byte[] today = checked.write(checked.read(data.written().get(i)));
      if (!Arrays.equals(data.resolved().get(i), today)) {
        throw new IllegalStateException(
            getClass().getSimpleName() + " with " + variant + " reads datum " + i + " differently");
      }
    }
  }

  /** Decodes the next datum. */
  @Benchmark
  public Object read() throws IOException {
    next = (next + 1) & (WrittenData.COUNT - 1);
    return reader.read(written[next]);
  }

  @Override
  public Description describe(Map<String, String> parameters) throws IOException {
    Change change = Change.valueOf(parameters.getOrDefault("variant", Change.SAME.name()));
    return new Description(track, WrittenData.of(change).averageBytes());
  }
}
