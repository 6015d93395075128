package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A list of boxed {@code float}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class FloatListBean {

  private List<Float> values;

  /** Returns the field. */
  public List<Float> getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(List<Float> values) {
    this.values = values;
  }
}
