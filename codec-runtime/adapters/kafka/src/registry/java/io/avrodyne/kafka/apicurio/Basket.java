package io.avrodyne.kafka.apicurio;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A record with another one within, which Apicurio registers apart. */
@AvroRecord
public record Basket(String customer, List<Item> items) {

  /** A record within. */
  @AvroRecord
  public record Item(String name, int count) {}
}
