package io.avrodyne.benchmarks.workload.equity;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** The equity events: the published one, and others like it. */
public final class EquityData {

  private static final int COUNT = 256;
  private static final int ORDERS = 5;
  private static final long SEED = 42;

  private EquityData() {}

  /** Returns different events of one family of classes; the first has the published values. */
  public static <E, M, T, O> Sample sample(EquityModel<E, M, T, O> model) {
    List<E> events = new ArrayList<>();
    events.add(model.published());
    SplittableRandom random = new SplittableRandom(SEED);
    while (events.size() < COUNT) {
      events.add(event(model, random));
    }
    return Sample.of(new Model<>(model.type(), model.generatedCodec()), events);
  }

  private static <E, M, T, O> E event(EquityModel<E, M, T, O> model, SplittableRandom random) {
    double price = random.nextDouble(1, 1_000);
    return model.event(
        model.meta(uuid(random), uuid(random), uuid(random)),
        model.target(
            ticker(random), price, random.nextLong(1_000_000_000), random.nextDouble(-0.1, 0.1)),
        orders(model, random, price, -0.005),
        orders(model, random, price, 0.005));
  }

  private static <O> List<O> orders(
      EquityModel<?, ?, ?, O> model, SplittableRandom random, double price, double step) {
    int count = random.nextInt(1, 2 * ORDERS);
    List<O> orders = new ArrayList<>(count);
    for (int i = 1; i <= count; i++) {
      orders.add(
          model.order(random.nextInt(1, 100), price * (1 + step * i), random.nextLong(1_000_000)));
    }
    return orders;
  }

  private static String uuid(SplittableRandom random) {
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }

  private static String ticker(SplittableRandom random) {
    StringBuilder ticker = new StringBuilder();
    for (int length = random.nextInt(1, 7); length > 0; length--) {
      ticker.append((char) random.nextInt('A', 'Z' + 1));
    }
    return ticker.toString();
  }
}
