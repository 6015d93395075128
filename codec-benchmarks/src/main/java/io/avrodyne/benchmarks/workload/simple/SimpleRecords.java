package io.avrodyne.benchmarks.workload.simple;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The root: many records. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class SimpleRecords {

  private List<SimpleRecord> data;

  public List<SimpleRecord> getData() {
    return data;
  }

  public void setData(List<SimpleRecord> data) {
    this.data = data;
  }
}
