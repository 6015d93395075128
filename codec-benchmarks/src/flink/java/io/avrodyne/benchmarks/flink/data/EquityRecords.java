package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.Copies;
import java.util.List;

/** The equity event as records, with the fields of the beans. */
public final class EquityRecords {

  private EquityRecords() {}

  /** The price of a share and both sides of its order book. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Event(Meta meta, Target target, List<Order> bid, List<Order> ask) {}

  /** The identity of an event. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Meta(String id, String parentId, String correlation) {}

  /** A share. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Target(String ticker, double price, long volume, double variation) {}

  /** An order of the book. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Order(int count, double price, long quantity) {}
}
