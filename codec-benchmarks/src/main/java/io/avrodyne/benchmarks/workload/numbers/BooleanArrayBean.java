package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;

/** An array of {@code boolean}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class BooleanArrayBean {

  private boolean[] values;

  /** Returns the field. */
  public boolean[] getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(boolean[] values) {
    this.values = values;
  }
}
