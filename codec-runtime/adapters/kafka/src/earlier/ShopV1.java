package io.avrodyne.kafka.broker.shop.v1;

import io.avrodyne.api.AvroRecord;

/** A record of version 1. */
public sealed interface ShopV1 {

  /** The namespace that all versions share. */
  String SHOP = "io.avrodyne.kafka.broker.shop";

  /** An order. */
  @AvroRecord(name = "Order", namespace = SHOP)
  record Order(String customer, int number, long cents) implements ShopV1 {}

  /** A payment. */
  @AvroRecord(name = "Payment", namespace = SHOP)
  record Payment(int number, int cents) implements ShopV1 {}
}
