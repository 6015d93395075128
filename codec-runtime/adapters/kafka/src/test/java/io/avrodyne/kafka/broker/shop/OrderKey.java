package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/** What identifies an order. */
@AvroRecord
public record OrderKey(String customer, int number) {}
