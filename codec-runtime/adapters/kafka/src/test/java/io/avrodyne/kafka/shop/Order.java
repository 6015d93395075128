package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroRecord;

/** An order; its first version had no currency. */
@AvroRecord
public record Order(String id, long cents, @AvroDefault("\"EUR\"") String currency) {}
