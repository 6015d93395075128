package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An action of a visitor of a shop: one of twelve records. */
@AvroUnion
public sealed interface EventRecord {

  /** A page was shown. */
  @AvroRecord
  record PageViewed(String page, long millis) implements EventRecord {}

  /** An element of a page was clicked. */
  @AvroRecord
  record Clicked(String element, int x, int y) implements EventRecord {}

  /** A search gave results. */
  @AvroRecord
  record Searched(String query, int results) implements EventRecord {}

  /** An item was put into the basket. */
  @AvroRecord
  record ItemAdded(String item, int quantity, double price) implements EventRecord {}

  /** An item was taken out of the basket. */
  @AvroRecord
  record ItemRemoved(String item) implements EventRecord {}

  /** The visitor went to the till. */
  @AvroRecord
  record CheckoutStarted(List<String> items, double total) implements EventRecord {}

  /** A payment was accepted. */
  @AvroRecord
  record PaymentAccepted(String reference, double amount) implements EventRecord {}

  /** A payment was declined, with a reason if the bank gave one. */
  @AvroRecord
  record PaymentDeclined(String reference, @Nullable String reason) implements EventRecord {}

  /** An order was shipped. */
  @AvroRecord
  record OrderShipped(long order, String carrier, @Nullable String tracking)
      implements EventRecord {}

  /** An order came back. */
  @AvroRecord
  record OrderReturned(long order, List<String> items, boolean refunded) implements EventRecord {}

  /** A review was written. */
  @AvroRecord
  record ReviewWritten(String item, int stars, String comment) implements EventRecord {}

  /** The visitor left for good. */
  @AvroRecord
  record AccountClosed(long account) implements EventRecord {}
}
