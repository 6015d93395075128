package io.avrodyne.benchmarks.projection;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.benchmarks.workload.wide.Wide100Bean;
import io.avrodyne.benchmarks.workload.wide.Wide100BeanAvroCodec;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/**
 * The operation of this workload, defined once for all contenders. Each subclass says how it reads,
 * and where the three values are then.
 */
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public abstract class ProjectionBenchmark extends Conditions implements Described {

  static final Schema WRITER = Wide100BeanAvroCodec.INSTANCE.schema();
  static final Schema READER = ExcerptAvroCodec.INSTANCE.schema();

  private byte[][] written;
  private int next;

  /** Returns the objects that the contender is measured on: the application's, or others. */
  Track track() {
    return Track.OBJECTS;
  }

  /** Decodes a datum of {@link #WRITER}. */
  abstract Object decode(byte[] datum) throws IOException;

  /** Returns the three values of a decoded object. Not measured. */
  List<Object> values(Object decoded) {
    Excerpt excerpt = (Excerpt) decoded;
    return List.of(excerpt.getText1(), excerpt.getLong51(), excerpt.isFlag100());
  }

  /**
   * Encodes the data, and passes the contender through the gate.
   *
   * @throws IllegalStateException if the contender reads other values
   */
  @Setup(Level.Trial)
  public void setUp() throws IOException {
    List<Wide100Bean> beans = beans();
    written = beans.stream().map(Wide100BeanAvroCodec.INSTANCE::encode).toArray(byte[][]::new);
    for (int i = 0; i < written.length; i++) {
      Wide100Bean bean = beans.get(i);
      List<Object> expected = List.of(bean.getText1(), bean.getLong51(), bean.isFlag100());
      List<Object> values = values(decode(written[i]));
      if (!values.equals(expected)) {
        throw new IllegalStateException(
            getClass().getSimpleName() + " reads other values from datum " + i);
      }
    }
  }

  private static List<Wide100Bean> beans() {
    return Workload.WIDE_100_BEAN.sample(Size.FULL).objects().stream()
        .map(Wide100Bean.class::cast)
        .toList();
  }

  /** Decodes the next datum. */
  @Benchmark
  public Object read() throws IOException {
    next = next + 1 < written.length ? next + 1 : 0;
    return decode(written[next]);
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    double bytes =
        beans().stream()
            .mapToInt(bean -> Wide100BeanAvroCodec.INSTANCE.encode(bean).length)
            .average()
            .orElseThrow();
    return new Description(track(), (int) Math.round(bytes));
  }
}
