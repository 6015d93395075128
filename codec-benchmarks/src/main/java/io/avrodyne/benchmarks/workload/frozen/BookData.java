package io.avrodyne.benchmarks.workload.frozen;

import static io.avrodyne.benchmarks.workload.RandomValues.chance;
import static io.avrodyne.benchmarks.workload.RandomValues.listOf;
import static io.avrodyne.benchmarks.workload.RandomValues.logNormal;
import static io.avrodyne.benchmarks.workload.RandomValues.oneOf;
import static io.avrodyne.benchmarks.workload.RandomValues.weighted;

import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.frozen.OrderBook.Order;
import io.avrodyne.benchmarks.workload.frozen.OrderBook.Phase;
import io.avrodyne.benchmarks.workload.frozen.OrderBook.Side;
import io.avrodyne.benchmarks.workload.frozen.OrderBook.Trade;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The order books. A side has 10 levels in half of them, fewer in a fifth, and 20 or 50 in the
 * others. Prices are whole cents, most levels a cent apart; quantities are log-normal numbers of
 * lots of 100, one in seven an odd lot. Up to eight orders wait at the best prices, and half of the
 * snapshots are without a trade.
 */
public final class BookData {

  private static final long OPENING = 1_700_000_000_000_000_000L;
  private static final long DAY = 30_000_000_000_000L;

  private BookData() {}

  /** Makes an order book with random content. */
  public static OrderBook book(SplittableRandom random) {
    int best = logNormal(random, 8_000, 1.0, 400_000) + 100;
    double[] bids = prices(random, best, -1);
    double[] asks = prices(random, best + logNormal(random, 2, 0.7, 30), 1);
    long nanos = OPENING + random.nextLong(DAY);
    return new OrderBook(
        new RandomText(random).letters(random.nextInt(1, 6)).toUpperCase(Locale.ROOT),
        oneOf(random, "XNAS", "XNYS", "XETR", "BATS"),
        random.nextLong(1L << 32),
        nanos,
        nanos + logNormal(random, 40_000, 0.6, 5_000_000),
        phase(random),
        bids,
        IntStream.range(0, bids.length).mapToLong(i -> quantity(random)).toArray(),
        orders(random, bids.length),
        asks,
        IntStream.range(0, asks.length).mapToLong(i -> quantity(random)).toArray(),
        orders(random, asks.length),
        listOf(random, random.nextInt(9), r -> order(r, bids[0], asks[0], nanos)),
        listOf(random, trades(random), r -> trade(r, bids[0], asks[0], nanos)));
  }

  private static Phase phase(SplittableRandom random) {
    return switch (weighted(random, 4, 94, 1, 1)) {
      case 0 -> Phase.AUCTION;
      case 1 -> Phase.CONTINUOUS;
      case 2 -> Phase.HALTED;
      default -> Phase.CLOSED;
    };
  }

  private static double[] prices(SplittableRandom random, int best, int direction) {
    int size =
        switch (weighted(random, 20, 50, 20, 10)) {
          case 0 -> random.nextInt(1, 10);
          case 1 -> 10;
          case 2 -> 20;
          default -> 50;
        };
    double[] prices = new double[size];
    int cents = best;
    for (int i = 0; i < size; i++) {
      prices[i] = cents / 100.0;
      int gap = chance(random, 75) ? 1 : logNormal(random, 2, 0.7, 50);
      // Nothing is cheaper than a cent.
      cents = Math.max(1, cents + direction * gap);
    }
    return prices;
  }

  private static int[] orders(SplittableRandom random, int levels) {
    return IntStream.range(0, levels).map(i -> logNormal(random, 4, 0.9, 500)).toArray();
  }

  private static int quantity(SplittableRandom random) {
    int lots = 100 * logNormal(random, 6, 1.0, 5_000);
    return chance(random, 15) ? lots + random.nextInt(1, 100) : lots;
  }

  private static int trades(SplittableRandom random) {
    return chance(random, 50) ? 0 : logNormal(random, 2, 0.8, 20);
  }

  private static Order order(SplittableRandom random, double bid, double ask, long nanos) {
    Side side = oneOf(random, Side.BUY, Side.SELL);
    long entered = nanos - 1_000L * logNormal(random, 900_000, 2.0, 1_000_000_000);
    double price = side == Side.BUY ? bid : ask;
    return new Order(random.nextLong(1L << 48), side, price, quantity(random), entered);
  }

  private static Trade trade(SplittableRandom random, double bid, double ask, long nanos) {
    Side side = oneOf(random, Side.BUY, Side.SELL);
    double price = side == Side.BUY ? ask : bid;
    long time = nanos - random.nextLong(1_000_000_000);
    return new Trade(random.nextLong(1L << 40), side, price, quantity(random), time);
  }
}
