package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** An entry with its values in a list of boxed numbers. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class LongListEntry {

  private long elementId;
  private List<Long> values;

  public long getElementId() {
    return elementId;
  }

  public void setElementId(long elementId) {
    this.elementId = elementId;
  }

  public List<Long> getValues() {
    return values;
  }

  public void setValues(List<Long> values) {
    this.values = values;
  }
}
