package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/** An order was shipped. */
@AvroRecord
public record Shipped(int number, String parcel) implements ShopEvent {}
