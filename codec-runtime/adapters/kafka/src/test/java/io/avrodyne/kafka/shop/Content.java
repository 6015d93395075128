package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;

/** What a parcel contains. */
@AvroUnion
public sealed interface Content {

  @AvroRecord
  record Book(String title, int pages) implements Content {}

  @AvroRecord
  record Toy(String name) implements Content {}
}
