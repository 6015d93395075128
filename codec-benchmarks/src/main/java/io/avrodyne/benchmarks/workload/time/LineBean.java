package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** The line of {@link LineRecord} as a bean. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class LineBean {

  private UUID product;

  @AvroDecimal(precision = 18, scale = 4)
  private BigDecimal price;

  private LocalDate delivered;
  private Instant changed;

  /** Returns the field. */
  public UUID getProduct() {
    return product;
  }

  /** Sets the field. */
  public void setProduct(UUID product) {
    this.product = product;
  }

  /** Returns the field. */
  public BigDecimal getPrice() {
    return price;
  }

  /** Sets the field. */
  public void setPrice(BigDecimal price) {
    this.price = price;
  }

  /** Returns the field. */
  public LocalDate getDelivered() {
    return delivered;
  }

  /** Sets the field. */
  public void setDelivered(LocalDate delivered) {
    this.delivered = delivered;
  }

  /** Returns the field. */
  public Instant getChanged() {
    return changed;
  }

  /** Sets the field. */
  public void setChanged(Instant changed) {
    this.changed = changed;
  }
}
