package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import org.jspecify.annotations.Nullable;

/** An order was shipped. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class OrderShippedBean implements EventBean {

  private long order;
  private String carrier;
  private @Nullable String tracking;

  /** Returns the field. */
  public long getOrder() {
    return order;
  }

  /** Sets the field. */
  public void setOrder(long order) {
    this.order = order;
  }

  /** Returns the field. */
  public String getCarrier() {
    return carrier;
  }

  /** Sets the field. */
  public void setCarrier(String carrier) {
    this.carrier = carrier;
  }

  /** Returns the field. */
  public @Nullable String getTracking() {
    return tracking;
  }

  /** Sets the field. */
  public void setTracking(@Nullable String tracking) {
    this.tracking = tracking;
  }
}
