package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** An item was taken out of the basket. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class ItemRemovedBean implements EventBean {

  private String item;

  /** Returns the field. */
  public String getItem() {
    return item;
  }

  /** Sets the field. */
  public void setItem(String item) {
    this.item = item;
  }
}
