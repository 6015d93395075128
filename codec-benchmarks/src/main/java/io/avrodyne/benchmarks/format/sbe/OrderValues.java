package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.sbe.equity.OrderDecoder;
import io.avrodyne.benchmarks.sbe.equity.OrderEncoder;
import java.util.Arrays;

/** The values of a list of orders, in arrays that grow. */
final class OrderValues {

  private int[] counts = new int[16];
  private double[] prices = new double[16];
  private long[] quantities = new long[16];
  private int size;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  private void add(int count, double price, long quantity) {
    if (size == counts.length) {
      counts = Arrays.copyOf(counts, 2 * size);
      prices = Arrays.copyOf(prices, 2 * size);
      quantities = Arrays.copyOf(quantities, 2 * size);
    }
    counts[size] = count;
    prices[size] = price;
    quantities[size] = quantity;
    size++;
  }

  void add(OrderDecoder order) {
    add(order.count(), order.price(), order.quantity());
  }

  void write(int i, OrderEncoder order) {
    order.count(counts[i]).price(prices[i]).quantity(quantities[i]);
  }
}
