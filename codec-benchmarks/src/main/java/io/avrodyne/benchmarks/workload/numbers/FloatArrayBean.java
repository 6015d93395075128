package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;

/** An array of {@code float}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class FloatArrayBean {

  private float[] values;

  /** Returns the field. */
  public float[] getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(float[] values) {
    this.values = values;
  }
}
