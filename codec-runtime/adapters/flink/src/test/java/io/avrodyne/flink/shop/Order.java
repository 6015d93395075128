package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A record that is immutable all the way down. */
@AvroRecord
public record Order(OrderId id, Status status, Instant time, @Nullable String note) {

  /** A key. */
  @AvroRecord
  public record OrderId(String shop, UUID number) {}

  /** Whether it was paid. */
  public enum Status {
    OPEN,
    PAID
  }
}
