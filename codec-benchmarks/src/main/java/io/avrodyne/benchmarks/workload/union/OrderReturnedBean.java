package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** An order came back. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class OrderReturnedBean implements EventBean {

  private long order;
  private List<String> items;
  private boolean refunded;

  /** Returns the field. */
  public long getOrder() {
    return order;
  }

  /** Sets the field. */
  public void setOrder(long order) {
    this.order = order;
  }

  /** Returns the field. */
  public List<String> getItems() {
    return items;
  }

  /** Sets the field. */
  public void setItems(List<String> items) {
    this.items = items;
  }

  /** Returns the field. */
  public boolean isRefunded() {
    return refunded;
  }

  /** Sets the field. */
  public void setRefunded(boolean refunded) {
    this.refunded = refunded;
  }
}
