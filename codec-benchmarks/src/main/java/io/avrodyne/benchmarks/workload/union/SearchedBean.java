package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;

/** A search gave results. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public final class SearchedBean implements EventBean {

  private String query;
  private int results;

  /** Returns the field. */
  public String getQuery() {
    return query;
  }

  /** Sets the field. */
  public void setQuery(String query) {
    this.query = query;
  }

  /** Returns the field. */
  public int getResults() {
    return results;
  }

  /** Sets the field. */
  public void setResults(int results) {
    this.results = results;
  }
}
