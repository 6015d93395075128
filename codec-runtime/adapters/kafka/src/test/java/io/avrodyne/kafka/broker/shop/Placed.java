package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/** An order was placed. */
@AvroRecord
public record Placed(int number, long cents) implements ShopEvent {}
