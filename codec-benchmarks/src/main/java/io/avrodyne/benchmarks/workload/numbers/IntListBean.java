package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A list of boxed {@code int}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class IntListBean {

  private List<Integer> values;

  /** Returns the field. */
  public List<Integer> getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(List<Integer> values) {
    this.values = values;
  }
}
