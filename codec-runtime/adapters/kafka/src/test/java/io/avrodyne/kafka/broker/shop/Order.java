package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroRecord;

/**
 * An order.
 *
 * @param currency new in version 2
 */
@AvroRecord
public record Order(
    String customer, int number, long cents, @AvroDefault("\"EUR\"") String currency) {}
