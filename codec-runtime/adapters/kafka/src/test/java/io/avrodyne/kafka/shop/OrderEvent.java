package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;

/** A sealed family of events. */
@AvroUnion
public sealed interface OrderEvent {

  @AvroRecord
  record Placed(String orderId, long cents) implements OrderEvent {}

  @AvroRecord
  record Cancelled(String orderId) implements OrderEvent {}
}
