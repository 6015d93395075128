package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** An element of a page was clicked. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class ClickedBean implements EventBean {

  private String element;
  private int x;
  private int y;

  /** Returns the field. */
  public String getElement() {
    return element;
  }

  /** Sets the field. */
  public void setElement(String element) {
    this.element = element;
  }

  /** Returns the field. */
  public int getX() {
    return x;
  }

  /** Sets the field. */
  public void setX(int x) {
    this.x = x;
  }

  /** Returns the field. */
  public int getY() {
    return y;
  }

  /** Sets the field. */
  public void setY(int y) {
    this.y = y;
  }
}
