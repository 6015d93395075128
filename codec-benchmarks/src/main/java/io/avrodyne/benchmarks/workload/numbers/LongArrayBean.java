package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;

/** An array of {@code long}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class LongArrayBean {

  private long[] values;

  /** Returns the field. */
  public long[] getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(long[] values) {
    this.values = values;
  }
}
