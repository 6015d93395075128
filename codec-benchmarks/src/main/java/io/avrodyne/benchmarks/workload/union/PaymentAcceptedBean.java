package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** A payment was accepted. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class PaymentAcceptedBean implements EventBean {

  private String reference;
  private double amount;

  /** Returns the field. */
  public String getReference() {
    return reference;
  }

  /** Sets the field. */
  public void setReference(String reference) {
    this.reference = reference;
  }

  /** Returns the field. */
  public double getAmount() {
    return amount;
  }

  /** Sets the field. */
  public void setAmount(double amount) {
    this.amount = amount;
  }
}
