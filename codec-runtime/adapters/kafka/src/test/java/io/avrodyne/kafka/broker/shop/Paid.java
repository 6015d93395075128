package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/** An order was paid. */
@AvroRecord
public record Paid(int number) implements ShopEvent {}
