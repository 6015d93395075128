package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The visitor went to the till. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class CheckoutStartedBean implements EventBean {

  private List<String> items;
  private double total;

  /** Returns the field. */
  public List<String> getItems() {
    return items;
  }

  /** Sets the field. */
  public void setItems(List<String> items) {
    this.items = items;
  }

  /** Returns the field. */
  public double getTotal() {
    return total;
  }

  /** Sets the field. */
  public void setTotal(double total) {
    this.total = total;
  }
}
