package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroRecord;

/** A key. */
@AvroRecord
public record OrderKey(long number) {}
