package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/** What identifies a customer. */
@AvroRecord
public record Customer(String name) {}
