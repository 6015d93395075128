package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A list of boxed {@code boolean}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class BooleanListBean {

  private List<Boolean> values;

  /** Returns the field. */
  public List<Boolean> getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(List<Boolean> values) {
    this.values = values;
  }
}
