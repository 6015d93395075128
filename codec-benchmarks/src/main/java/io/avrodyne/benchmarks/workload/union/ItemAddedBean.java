package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** An item was put into the basket. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class ItemAddedBean implements EventBean {

  private String item;
  private int quantity;
  private double price;

  /** Returns the field. */
  public String getItem() {
    return item;
  }

  /** Sets the field. */
  public void setItem(String item) {
    this.item = item;
  }

  /** Returns the field. */
  public int getQuantity() {
    return quantity;
  }

  /** Sets the field. */
  public void setQuantity(int quantity) {
    this.quantity = quantity;
  }

  /** Returns the field. */
  public double getPrice() {
    return price;
  }

  /** Sets the field. */
  public void setPrice(double price) {
    this.price = price;
  }
}
