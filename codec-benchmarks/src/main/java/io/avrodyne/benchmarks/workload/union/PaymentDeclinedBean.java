package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import org.jspecify.annotations.Nullable;

/** A payment was declined, with a reason if the bank gave one. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class PaymentDeclinedBean implements EventBean {

  private String reference;
  private @Nullable String reason;

  /** Returns the field. */
  public String getReference() {
    return reference;
  }

  /** Sets the field. */
  public void setReference(String reference) {
    this.reference = reference;
  }

  /** Returns the field. */
  public @Nullable String getReason() {
    return reason;
  }

  /** Sets the field. */
  public void setReason(@Nullable String reason) {
    this.reason = reason;
  }
}
