package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.api.AvroRecord;

/** An entry with its values in an array. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class LongArrayEntry {

  private long elementId;
  private long[] values;

  public long getElementId() {
    return elementId;
  }

  public void setElementId(long elementId) {
    this.elementId = elementId;
  }

  public long[] getValues() {
    return values;
  }

  public void setValues(long[] values) {
    this.values = values;
  }
}
