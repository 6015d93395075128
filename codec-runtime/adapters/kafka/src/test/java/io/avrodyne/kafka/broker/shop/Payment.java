package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroRecord;

/**
 * A payment.
 *
 * @param cents an int in version 1
 */
@AvroRecord
public record Payment(int number, long cents) {}
