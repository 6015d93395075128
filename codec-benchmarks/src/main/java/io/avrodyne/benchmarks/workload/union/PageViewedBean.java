package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** A page was shown. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class PageViewedBean implements EventBean {

  private String page;
  private long millis;

  /** Returns the field. */
  public String getPage() {
    return page;
  }

  /** Sets the field. */
  public void setPage(String page) {
    this.page = page;
  }

  /** Returns the field. */
  public long getMillis() {
    return millis;
  }

  /** Sets the field. */
  public void setMillis(long millis) {
    this.millis = millis;
  }
}
