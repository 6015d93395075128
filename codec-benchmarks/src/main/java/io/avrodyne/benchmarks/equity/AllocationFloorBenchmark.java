package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Described;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/**
 * A benchmark that builds the event's objects from values that are already decoded. It measures the
 * allocation and the copies of string bytes that no decoder of fresh objects can avoid.
 */
@SuppressWarnings("NullAway.Init") // JMH calls setUp before anything else.
public class AllocationFloorBenchmark extends EquityState implements Described {

  private Floor<?, ?, ?, ?> floor;

  /**
   * Extracts the values from the published event.
   *
   * @throws IllegalStateException if the event rebuilt from them is not equal
   */
  @Setup(Level.Trial)
  public void setUp() {
    EquityModel<?, ?, ?, ?> model = variant.model();
    floor = floor(model);
    if (!floor.event().equals(model.published())) {
      throw new IllegalStateException("The floor for " + variant + " builds a different event");
    }
  }

  private static <E, M, T, O> Floor<E, M, T, O> floor(EquityModel<E, M, T, O> model) {
    return new Floor<>(model);
  }

  /** Builds an event. */
  @Benchmark
  public Object read() {
    return floor.event();
  }

  @Override
  public Description describe(Map<String, String> parameters) {
    return new Description(Track.FLOOR, 0);
  }

  /** The values, in the form in which a decoder has them. */
  private static final class Floor<E, M, T, O> {

    private final EquityModel<E, M, T, O> model;
    private final byte[] id;
    private final byte[] parentId;
    private final byte[] correlation;
    private final byte[] ticker;
    private final double price;
    private final long volume;
    private final double variation;
    private final Orders<O> bid;
    private final Orders<O> ask;

    Floor(EquityModel<E, M, T, O> model) {
      this.model = model;
      E event = model.published();
      M meta = model.meta(event);
      id = bytes(model.id(meta));
      parentId = bytes(model.parentId(meta));
      correlation = bytes(model.correlation(meta));
      T target = model.target(event);
      ticker = bytes(model.ticker(target));
      price = model.targetPrice(target);
      volume = model.volume(target);
      variation = model.variation(target);
      bid = new Orders<>(model, model.bid(event));
      ask = new Orders<>(model, model.ask(event));
    }

    E event() {
      return model.event(
          model.meta(string(id), string(parentId), string(correlation)),
          model.target(string(ticker), price, volume, variation),
          bid.orders(),
          ask.orders());
    }

    private static byte[] bytes(String ascii) {
      return ascii.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Makes a string by a plain copy: Latin-1 is the JVM's own representation. */
    private static String string(byte[] latin1) {
      return new String(latin1, StandardCharsets.ISO_8859_1);
    }
  }

  /** One side of the order book, as arrays of primitives. */
  private static final class Orders<O> {

    private final EquityModel<?, ?, ?, O> model;
    private final int[] counts;
    private final double[] prices;
    private final long[] quantities;

    Orders(EquityModel<?, ?, ?, O> model, List<O> orders) {
      this.model = model;
      counts = orders.stream().mapToInt(model::count).toArray();
      prices = orders.stream().mapToDouble(model::orderPrice).toArray();
      quantities = orders.stream().mapToLong(model::quantity).toArray();
    }

    List<O> orders() {
      List<O> orders = new ArrayList<>(counts.length);
      for (int i = 0; i < counts.length; i++) {
        orders.add(model.order(counts[i], prices[i], quantities[i]));
      }
      return orders;
    }
  }
}
