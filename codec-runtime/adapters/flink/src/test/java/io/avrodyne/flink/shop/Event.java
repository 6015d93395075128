package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;

/** A sealed family. */
@AvroUnion
public sealed interface Event {

  /** An order was made. */
  @AvroRecord
  record Ordered(Order order) implements Event {}

  /** A basket was filled. */
  @AvroRecord
  record Filled(Basket basket) implements Event {}
}
