package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;

/** An array of {@code double}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class DoubleArrayBean {

  private double[] values;

  /** Returns the field. */
  public double[] getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(double[] values) {
    this.values = values;
  }
}
