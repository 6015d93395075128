package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** A review was written. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class ReviewWrittenBean implements EventBean {

  private String item;
  private int stars;
  private String comment;

  /** Returns the field. */
  public String getItem() {
    return item;
  }

  /** Sets the field. */
  public void setItem(String item) {
    this.item = item;
  }

  /** Returns the field. */
  public int getStars() {
    return stars;
  }

  /** Sets the field. */
  public void setStars(int stars) {
    this.stars = stars;
  }

  /** Returns the field. */
  public String getComment() {
    return comment;
  }

  /** Sets the field. */
  public void setComment(String comment) {
    this.comment = comment;
  }
}
