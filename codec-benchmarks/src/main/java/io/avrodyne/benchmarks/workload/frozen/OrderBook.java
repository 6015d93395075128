package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A snapshot of an order book, whose levels are in columns. */
@AvroRecord
@SuppressWarnings("ArrayRecordComponent") // Books are compared by their encoded form.
public record OrderBook(
    String symbol,
    String venue,
    long sequence,
    long exchangeNanos,
    long receivedNanos,
    Phase phase,
    double[] bidPrices,
    long[] bidQuantities,
    int[] bidOrders,
    double[] askPrices,
    long[] askQuantities,
    int[] askOrders,
    List<Order> queue,
    List<Trade> trades) {

  /** What the market does. */
  public enum Phase {
    AUCTION,
    CONTINUOUS,
    HALTED,
    CLOSED
  }

  /** The side of an order. */
  public enum Side {
    BUY,
    SELL
  }

  /** An order that waits. */
  @AvroRecord
  public record Order(long id, Side side, double price, int quantity, long enteredNanos) {}

  /** A trade, and the side that began it. */
  @AvroRecord
  public record Trade(long id, Side side, double price, int quantity, long nanos) {}
}
