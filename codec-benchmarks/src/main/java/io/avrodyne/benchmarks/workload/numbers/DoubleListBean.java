package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A list of boxed {@code double}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class DoubleListBean {

  private List<Double> values;

  /** Returns the field. */
  public List<Double> getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(List<Double> values) {
    this.values = values;
  }
}
