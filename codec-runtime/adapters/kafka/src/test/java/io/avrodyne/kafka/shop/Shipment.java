package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroRecord;

/** A record of another type. */
@AvroRecord
public record Shipment(String orderId, int parcels) {}
