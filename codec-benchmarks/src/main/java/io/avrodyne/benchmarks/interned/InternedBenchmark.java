package io.avrodyne.benchmarks.interned;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The operation of this workload, defined once for both forms of the class. */
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public abstract class InternedBenchmark extends Conditions implements Described {

  private static final long SEED = 42;
  private static final int COUNT = 1024;
  private static final int MAX_LENGTH = 12;

  /** How many strings the fields of all data are drawn from. */
  @Param({"10", "100", "10000"})
  public int strings;

  private final AvroCodec<Object> codec;
  private final AvroInput in = new AvroInput();
  private byte[][] written;
  private int next;

  @SuppressWarnings("unchecked") // It gets only objects that it has made.
  InternedBenchmark(AvroCodec<?> codec) {
    this.codec = (AvroCodec<Object>) codec;
  }

  /**
   * Makes the data.
   *
   * @throws IllegalStateException if a datum is written differently than it was read
   */
  @Setup(Level.Trial)
  public void setUp() {
    written = data(strings);
    for (byte[] bytes : written) {
      if (!Arrays.equals(bytes, codec.encode(codec.decode(bytes)))) {
        throw new IllegalStateException(getClass().getSimpleName() + " writes another datum");
      }
    }
  }

  private static byte[][] data(int strings) {
    SplittableRandom random = new SplittableRandom(SEED);
    byte[][] data = new byte[COUNT][];
    for (int i = 0; i < COUNT; i++) {
      data[i] = NewStringsQuoteAvroCodec.INSTANCE.encode(quote(random, strings));
    }
    return data;
  }

  private static NewStringsQuote quote(SplittableRandom random, int strings) {
    return new NewStringsQuote(
        text(random.nextInt(strings)),
        text(random.nextInt(strings)),
        text(random.nextInt(strings)),
        text(random.nextInt(strings)),
        random.nextLong(10_000),
        random.nextDouble());
  }

  /** Returns a string of 1 to 12 capital letters, the same for the same number. */
  private static String text(int number) {
    SplittableRandom letters = new SplittableRandom(number);
    return letters
        .ints(1 + letters.nextInt(MAX_LENGTH), 'A', 'Z' + 1)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Decodes the next datum. */
  @Benchmark
  public Object read() {
    next = next + 1 < written.length ? next + 1 : 0;
    return codec.decode(in.reset(written[next]));
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    byte[][] data = data(Integer.parseInt(parameters.getOrDefault("strings", "10")));
    double bytes = Arrays.stream(data).mapToInt(datum -> datum.length).average().orElseThrow();
    return new Description(Track.OBJECTS, (int) Math.round(bytes));
  }
}
