package io.avrodyne.benchmarks.workload.lists;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The root of three levels of lists, the last of which is a list of boxed numbers. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class LongListRoot {

  private List<LongListWrapper> data;

  public List<LongListWrapper> getData() {
    return data;
  }

  public void setData(List<LongListWrapper> data) {
    this.data = data;
  }
}
