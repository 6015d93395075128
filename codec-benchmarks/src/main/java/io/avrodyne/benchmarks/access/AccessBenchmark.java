package io.avrodyne.benchmarks.access;

import io.avrodyne.benchmarks.contender.Conditions;
import io.avrodyne.benchmarks.harness.Described;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/** The operations of this workload, defined once for both forms of the class. */
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public abstract class AccessBenchmark extends Conditions implements Described {

  private static final long SEED = 42;
  private static final int COUNT = 64;

  private final AvroCodec<Object> codec;
  private final AvroOutput out = new AvroOutput();
  private final AvroInput in = new AvroInput();
  private byte[][] written;
  private List<Object> objects;
  private int next;

  @SuppressWarnings("unchecked") // It gets only objects that it has made.
  AccessBenchmark(AvroCodec<?> codec) {
    this.codec = (AvroCodec<Object>) codec;
  }

  /**
   * Makes the objects, whose private fields only the codec can set.
   *
   * @throws IllegalStateException if they are not written as they were read
   */
  @Setup(Level.Trial)
  public void setUp() {
    written = data();
    objects = new ArrayList<>();
    for (byte[] bytes : written) {
      Object object = codec.decode(bytes);
      if (!Arrays.equals(bytes, codec.encode(object))) {
        throw new IllegalStateException(getClass().getSimpleName() + " writes another datum");
      }
      objects.add(object);
    }
  }

  private static byte[][] data() {
    SplittableRandom random = new SplittableRandom(SEED);
    byte[][] data = new byte[COUNT][];
    for (int i = 0; i < COUNT; i++) {
      data[i] = VisibleParcelAvroCodec.INSTANCE.encode(parcel(random));
    }
    return data;
  }

  private static VisibleParcel parcel(SplittableRandom random) {
    VisibleParcel parcel = new VisibleParcel();
    parcel.open = random.nextBoolean();
    parcel.paid = random.nextBoolean();
    parcel.count = random.nextInt(100);
    parcel.pages = random.nextInt(10_000);
    parcel.grade = random.nextInt();
    parcel.number = random.nextLong();
    parcel.created = random.nextLong(1L << 40);
    parcel.changed = random.nextLong(1L << 40);
    parcel.weight = random.nextInt(1_000) / 8f;
    parcel.price = random.nextDouble();
    parcel.rate = random.nextDouble();
    parcel.id = "parcel-" + random.nextInt(1_000_000);
    parcel.title = "title " + random.nextInt(1_000_000);
    parcel.note = "a note of some length " + random.nextInt(1_000_000);
    parcel.marks = random.longs(4).toArray();
    parcel.tags = List.of("tag" + random.nextInt(10), "tag" + random.nextInt(10));
    return parcel;
  }

  private int next() {
    next = next + 1 < written.length ? next + 1 : 0;
    return next;
  }

  /** Decodes the next datum. */
  @Benchmark
  public Object read() {
    return codec.decode(in.reset(written[next()]));
  }

  /** Encodes the next object into a reused output. */
  @Benchmark
  public Object write() {
    out.reset();
    codec.encode(objects.get(next()), out);
    return out;
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    double bytes = Arrays.stream(data()).mapToInt(datum -> datum.length).average().orElseThrow();
    return new Description(Track.OBJECTS, (int) Math.round(bytes));
  }
}
