package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The root of three levels of lists, the last of which is an array. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class LongArrayRoot {

  private List<LongArrayWrapper> data;

  public List<LongArrayWrapper> getData() {
    return data;
  }

  public void setData(List<LongArrayWrapper> data) {
    this.data = data;
  }
}
