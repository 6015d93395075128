package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;

/** An array of {@code int}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class IntArrayBean {

  private int[] values;

  /** Returns the field. */
  public int[] getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(int[] values) {
    this.values = values;
  }
}
