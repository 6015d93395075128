package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.equity.EquityModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The values of an equity event, in the form in which a decoder has them. */
final class EquityGraph<E, M, T, O> implements Supplier<E> {

  private final EquityModel<E, M, T, O> model;
  private final StringContent id;
  private final StringContent parentId;
  private final StringContent correlation;
  private final StringContent ticker;
  private final double price;
  private final long volume;
  private final double variation;
  private final Orders<O> bid;
  private final Orders<O> ask;

  EquityGraph(EquityModel<E, M, T, O> model, E event) {
    this.model = model;
    M meta = model.meta(event);
    id = new StringContent(model.id(meta));
    parentId = new StringContent(model.parentId(meta));
    correlation = new StringContent(model.correlation(meta));
    T target = model.target(event);
    ticker = new StringContent(model.ticker(target));
    price = model.targetPrice(target);
    volume = model.volume(target);
    variation = model.variation(target);
    bid = new Orders<>(model, model.bid(event));
    ask = new Orders<>(model, model.ask(event));
  }

  @Override
  public E get() {
    return model.event(
        model.meta(id.string(), parentId.string(), correlation.string()),
        model.target(ticker.string(), price, volume, variation),
        bid.list(),
        ask.list());
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

    List<O> list() {
      List<O> orders = new ArrayList<>(counts.length);
      for (int i = 0; i < counts.length; i++) {
        orders.add(model.order(counts[i], prices[i], quantities[i]));
      }
      return orders;
    }
  }
}
