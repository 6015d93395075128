package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/** How much a customer has ordered. */
@AvroRecord
public record Total(int orders, long cents) {

  /** The total of a customer without orders. */
  public static final Total NOTHING = new Total(0, 0);

  /** Returns the total with one more order. */
  public Total with(Order order) {
    return new Total(orders + 1, cents + order.cents());
  }
}
