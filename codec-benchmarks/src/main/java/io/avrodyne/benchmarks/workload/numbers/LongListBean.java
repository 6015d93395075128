package io.avrodyne.benchmarks.workload.numbers;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A list of boxed {@code long}. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class LongListBean {

  private List<Long> values;

  /** Returns the field. */
  public List<Long> getValues() {
    return values;
  }

  /** Sets the field. */
  public void setValues(List<Long> values) {
    this.values = values;
  }
}
